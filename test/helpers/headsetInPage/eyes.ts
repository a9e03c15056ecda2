/** What of a scene draws. */
interface Drawn {
  readonly _renderingManager: { render(...how: readonly unknown[]): void };
  getEngine(): { getRenderingCanvas(): HTMLCanvasElement | null };
  readonly meshes: readonly { readonly _internalAbstractMeshDataInfo: { _isActive: boolean } }[];
}

/** Whether the emulated headset shows anything, and what makes its frames come. */
export interface Eyes {
  /** Whether anything is drawn; everything else happens in every frame. */
  draws: boolean;
  /** Whether everything is drawn but for the last step, so that it can be counted. */
  counts: boolean;
  /** No picture waits for the pace at which a page that is tried out draws; where nothing reaches the picture, each is a thirtieth of a second. */
  hurry(): void;
  /** Where nothing is drawn: everything that waits for a frame has one. */
  tick(): void;
  /** Lets everything else happen that is due. */
  passed(): Promise<void>;
}

/** Runs in the page: it may use nothing from outside itself. */
export const openEyes = (blind: boolean): Eyes => {
  /** Where nothing is looked at, a frame comes when it is wanted, and now and then by itself. */
  const wanted = new Map<number, FrameRequestCallback>();
  let handles = 0;
  let shut: unknown;
  /** Everything is ready to be drawn and looked for, but nothing goes to the graphics card. */
  const shutEyes = (scene: Drawn | undefined): void => {
    if (scene === undefined || scene === shut) return;
    const { _renderingManager: manager, meshes } = (shut = scene);
    // Nor is the page put together again and again.
    document.documentElement.style.opacity = '0';
    const canvas = scene.getEngine().getRenderingCanvas();
    if (canvas) canvas.style.visibility = 'hidden';
    const draw = manager.render.bind(manager);
    manager.render = (...how) => {
      if (eyes.draws || eyes.counts) return draw(...how);
      // Drawing forgets what was to be drawn: else nothing that has instances is ever put on the list again.
      for (const { _internalAbstractMeshDataInfo: kept } of meshes) kept._isActive = false;
    };
  };
  const tick = (): void => {
    shutEyes(window.starboard?.debug.deck()?.scene as unknown as Drawn | undefined);
    const due = [...wanted.values()];
    wanted.clear();
    for (const draw of due) draw(performance.now());
  };
  if (blind) {
    // The emulator clears the picture in every frame, and asks with what, and each time waits for the graphics card.
    const { prototype, COLOR_CLEAR_VALUE, DEPTH_CLEAR_VALUE, STENCIL_CLEAR_VALUE } = WebGL2RenderingContext;
    const { clear, getParameter } = prototype;
    const asked = new Map<number, unknown>(
      [COLOR_CLEAR_VALUE, DEPTH_CLEAR_VALUE, STENCIL_CLEAR_VALUE].map((name) => [name, undefined]),
    );
    prototype.clear = function (this: WebGL2RenderingContext, what: number): void {
      if (eyes.draws) clear.call(this, what);
    };
    const drawing = prototype as unknown as Record<string, (...args: unknown[]) => void>;
    for (const name of ['drawElements', 'drawArrays', 'drawElementsInstanced', 'drawArraysInstanced']) {
      const draw = drawing[name];
      drawing[name] = function (this: WebGL2RenderingContext, ...args: unknown[]): void {
        if (!eyes.counts) draw?.apply(this, args);
      };
    }
    // What is written on panels is kept room for, but does not go there.
    const { texImage2D } = prototype as unknown as { texImage2D(...args: unknown[]): void };
    Object.assign(prototype, {
      texImage2D(this: WebGL2RenderingContext, ...args: unknown[]): void {
        const drawn = args[5];
        const isSheet = drawn instanceof HTMLCanvasElement || drawn instanceof OffscreenCanvas;
        if (eyes.draws || !isSheet) texImage2D.apply(this, args);
        else
          texImage2D.call(this, ...args.slice(0, 3), drawn.width, drawn.height, 0, ...args.slice(3, 5), null);
      },
    });
    prototype.getParameter = function (this: WebGL2RenderingContext, name: number): unknown {
      if (eyes.draws || asked.get(name) === undefined) {
        const value: unknown = getParameter.call(this, name);
        if (asked.has(name)) asked.set(name, value);
        return value;
      }
      return asked.get(name);
    };
    window.requestAnimationFrame = (draw) => {
      wanted.set(++handles, draw);
      return handles;
    };
    window.cancelAnimationFrame = (handle) => wanted.delete(handle);
    setInterval(tick, 40);
  }
  const others = new MessageChannel();
  const passed = (): Promise<void> =>
    new Promise((next) => {
      others.port1.onmessage = () => next();
      others.port2.postMessage(0);
    });
  const eyes: Eyes = {
    draws: !blind,
    counts: false,
    hurry: () => {
      const engine = window.starboard?.debug.deck()?.scene.getEngine();
      if (engine === undefined) return;
      engine.maxFPS = undefined;
      if (blind) engine.getDeltaTime = () => 1000 / 30;
    },
    tick,
    passed,
  };
  return eyes;
};
