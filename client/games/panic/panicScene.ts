import { Matrix, Vector3 } from '@babylonjs/core/Maths/math.vector';
import type { Refusal, Tagged } from '../../../shared/engine/game';
import type { PanicPublic } from '../../../shared/games/panic/board';
import type { PanicEvent } from '../../../shared/games/panic/events';
import type { PanicMove } from '../../../shared/games/panic/types';
import { pause } from '../../director/pause';
import type { Beat } from '../../director/scene';
import { type View, VIEWS } from '../../holodeck/views';
import type { Pick } from '../../input/gesture';
import type { Explanation } from '../../kit/prompts';
import { PROMPT } from '../../kit/prompts/question';
import { type Alert, type Meaning, THEMES } from '../../kit/theme';
import type { Offer } from '../../net/session';
import { soundWords } from '../../ui/soundWords';
import type { GameScene, SceneGround, SceneSettings, SceneTrial } from '../../tabletop/scene';
import { beatOf } from './beats';
import { Choosing } from './choosing';
import { heldPlace } from './glass';
import { glowOf, Hand } from './hand';
import { askInWords, type Asking, explain, statusOf } from './hud';
import type { Kit } from './kit';
import { isFor, type Look } from './layout';
import { freshPicture, type Picture, pictureOf } from './picture';
import { consoleOf } from './place';
import { pick, type Reacher, wayTo } from './reach';
import { dangerOf, reacherOf } from './read';
import { Stage } from './stage';
import { tell } from './tell';

interface Asked extends Omit<Asking, 'choice' | 'people'> {
  readonly offer: Offer<PanicMove>;
  readonly choosing: Choosing;
}

/** A skipped story is caught up with in so many seconds. */
const CATCH_UP = 0.22;
/** Whoever rests on a thing for so many seconds is told what it is. */
const EXPLAIN = 0.35;
/** Light that flies faster than this many times is not seen, and an eye that follows it is made dizzy. */
const SEEN = 4;
const SEAT_MEANINGS: readonly Meaning[] = ['rivalA', 'rivalB', 'rivalC', 'rivalD', 'rivalE'];

/** Panic on the holodeck's table: shows the picture, tells events in beats, offers what may be chosen. */
export class PanicScene implements GameScene {
  private readonly stage: Stage;
  private readonly hand: Hand;
  private readonly stop: readonly (() => void)[];
  private picture: Picture = freshPicture(1, 0, 0, 0);
  private pub: PanicPublic | undefined;
  private asked: Asked | undefined;
  private answered: Offer<Tagged> | undefined;
  private spoken: readonly Pick[] = [];
  private lifted = '';
  private explained: { text: Explanation; at: Vector3 | undefined; due: number } | undefined;
  private now = 0;
  private anchored = 0;
  private readonly eyeAt = new Vector3();
  private aspect = 16 / 9;
  private right = 0;
  private settings: SceneSettings;

  constructor(
    private readonly ground: SceneGround,
    private readonly kit: Kit,
  ) {
    this.settings = ground.settings;
    this.stage = new Stage(kit, (alert, before) => this.onAlert(alert, before));
    this.hand = new Hand({
      stage: this.stage,
      asked: () => this.asked,
      changed: () => this.refresh(),
      pointed: (thing, at) => this.onPointed(thing, at),
      holdUp: (thing) => this.holdUp(thing),
      refuse: (refusal, at) => this.refuse(refusal, at),
      ping: (place) => ground.ping(place),
      hurry: () => ground.skip(),
      chosen: () => this.onChosen(),
    });
    this.stop = [
      kit.input.on((gesture) => this.hand.take(gesture)),
      ground.deck.each((time) => this.update(time)),
      kit.sounds.onMeaning((name) => this.onHeard(name)),
    ];
    ground.deck.idle(false);
    this.frame(1.6);
    this.settle(ground.settings);
    kit.sounds.ambience(true);
  }

  snap(pub: object): void {
    const first = this.pub === undefined;
    this.pub = pub as PanicPublic;
    this.picture = pictureOf(this.pub);
    this.paint(first ? 0 : CATCH_UP);
    this.greet();
  }

  async play(event: Tagged, { pace, signal }: Beat): Promise<void> {
    const told = event as PanicEvent;
    const beat = beatOf(told);
    const [ms, me] = [beat.ms / pace, this.ground.company().me];
    const seen = Math.min(pace, SEEN);
    const cast = this.stage.cast(this.picture, me, seen);
    if (pace <= SEEN) this.follow(beat.where(cast), ms / 1000);
    beat.before(cast);
    if (beat.hold > 0) await pause(ms * beat.hold, signal);
    if (signal.aborted) return;
    tell(this.picture, told);
    this.paint((ms * (1 - beat.hold)) / 1000);
    beat.after(this.stage.cast(this.picture, me, seen));
    this.write();
    if (this.pub)
      this.ground.caption?.(this.ground.words.event(event, this.pub, this.ground.company().people));
    await pause(ms * (1 - beat.hold), signal);
  }

  length(event: Tagged): number {
    return beatOf(event as PanicEvent).ms;
  }

  offer(offers: readonly Offer<Tagged>[]): void {
    const [offer] = offers as readonly Offer<PanicMove>[];
    if (offers.length > 0) this.answered = undefined;
    if (offer === undefined || this.pub === undefined) this.asked = undefined;
    else if (this.asked?.offer !== offer) {
      const by: Reacher = reacherOf(offer.ask, this.pub);
      this.asked = { offer, asked: offer.ask, by, choosing: new Choosing(offer.moves, by) };
    }
    this.refresh();
  }

  dispose(): void {
    for (const end of this.stop) end();
    this.stage.dispose();
    this.ground.deck.alert('calm');
    this.ground.deck.focus(-1);
    this.ground.deck.seats([]);
    this.ground.deck.idle(true);
  }

  settle(settings: SceneSettings): void {
    this.settings = settings;
    const { effects, sounds, prompts } = this.kit;
    effects.calm(settings.calm);
    effects.limit(!settings.flashes);
    prompts.calm(settings.calm);
    prompts.scale(settings.textScale);
    sounds.volumes(settings.volumes);
    this.stage.colours(THEMES[settings.colours]);
    this.refresh();
  }

  greet(): void {
    const { me, seats, open } = this.ground.company();
    const consoles: ({ name: string; note: string; meaning: Meaning } | undefined)[] = [];
    let rival = 0;
    seats.forEach(({ name, note }, seat) => {
      const meaning = seat === me ? 'mine' : (SEAT_MEANINGS[rival++ % SEAT_MEANINGS.length] ?? 'rivalA');
      const waited = open.some((one) => one.seat === seat) ? '…' : '';
      consoles[consoleOf(seat, me, seats.length)] = { name, note: `${note}${waited}`, meaning };
    });
    this.ground.deck.seats(Array.from({ length: 6 }, (_, at) => consoles[at] ?? 'vacant'));
    this.write();
  }

  covered(right: number): void {
    this.right = right;
    this.kit.prompts.covered({ left: 0, right: Math.min(0.5, right), top: 0, bottom: 0.2 });
    this.frame(0.5);
    this.paint(CATCH_UP);
  }

  point(things: readonly Pick[]): void {
    this.spoken = things.map((one) => (one.kind === 'mission' ? pick.mission() : one));
    const sector = things.find(({ kind }) => kind === 'sector')?.id;
    this.ground.deck.focus(sector === undefined ? -1 : Number(sector) - 1);
    this.refresh();
  }

  pinged(place: string, seat: number): void {
    const at = new Vector3();
    const [kind = '', id = ''] = /^(sector|facing)-(\d)$/u.exec(place)?.slice(1) ?? ['token', place];
    if (!this.stage.middle({ kind: kind === 'facing' ? 'shield' : kind, id }, at)) return;
    const { me } = this.ground.company();
    this.kit.effects.ping(
      at,
      seat === me ? 'mine' : (SEAT_MEANINGS[seat % SEAT_MEANINGS.length] ?? 'rivalA'),
    );
  }

  refused(refusal: Refusal): void {
    const offer = this.answered;
    this.answered = undefined;
    if (offer !== undefined && this.asked === undefined) this.offer([offer]);
    this.refuse({ ...refusal, message: this.ground.refusal(refusal) }, Vector3.Zero());
  }

  /** The table in the part of the picture that nothing else covers. */
  private home(): View {
    return { ...VIEWS.panic, aside: [-this.right / 2, 0] };
  }

  private frame(seconds: number): void {
    this.ground.deck.eye.look(this.home(), this.settings.calm ? 0 : seconds);
  }

  /** Whoever has gone close does not miss what happens elsewhere. */
  private follow(places: readonly Vector3[], seconds: number): void {
    if (places.length > 0) this.ground.deck.eye.suggest(this.home(), Math.min(0.6, seconds), places);
  }

  private look(): Look {
    const choice = this.asked?.choosing.show();
    return {
      me: this.ground.company().me,
      screen: { aspect: this.aspect, right: this.right },
      spread: choice?.spread ?? false,
      casting: this.asked?.asked.type === 'character',
      lifted: this.lifted,
    };
  }

  private paint(seconds: number): void {
    this.stage.paint(this.picture, this.look(), this.settings.calm ? Math.min(seconds, 0.12) : seconds);
    this.light();
  }

  private light(): void {
    const choice = this.asked?.choosing.show();
    const glow = glowOf(choice, this.spoken);
    const busy = choice !== undefined && choice.picked.length > 0;
    const mine = new Set(this.picture.hands[this.ground.company().me]);
    const any = choice?.next.some(({ kind, id }) => kind === 'card' && mine.has(id)) === true;
    const dim = (thing: Pick): boolean =>
      any && thing.kind === 'card' && mine.has(thing.id) && glow(thing) === undefined && !busy;
    this.stage.show(glow, dim, this.asked?.asked.type === 'play');
  }

  /** All that is written: how things stand, and where the danger is. */
  private write(): void {
    this.kit.prompts.status(statusOf(this.picture, this.ground.company(), this.question()));
    this.kit.prompts.danger(dangerOf(this.picture));
  }

  /** What is asked when everything that may be chosen is a thing on the table: then no panel says it. */
  private question(): string {
    const { asked, pub } = this;
    if (asked === undefined || pub === undefined || asked.choosing.show().named.length > 0) return '';
    return this.ground.words.ask(asked.asked, pub, this.ground.company().people);
  }

  /** What is lit, lifted and asked, after anything about the choice has changed. */
  private refresh(): void {
    this.paint(0.16);
    this.write();
    this.ask();
  }

  private ask(): void {
    const { people } = this.ground.company();
    const asking = this.asked && { ...this.asked, people, choice: this.asked.choosing.show() };
    if (this.pub === undefined) return;
    this.anchored = this.now;
    this.eyeAt.copyFrom(this.ground.deck.eye.camera.globalPosition);
    askInWords(
      this.kit.prompts,
      asking,
      this.ground.words,
      this.pub,
      (thing, into) => this.stage.middle(thing, into),
      (move) => this.onNamed(move),
    );
  }

  /** A question stays beside what it is about when the eye has moved. */
  private askAgain(): void {
    if (this.asked === undefined || this.now < this.anchored + 0.4) return;
    const { globalPosition } = this.ground.deck.eye.camera;
    if (Vector3.DistanceSquared(globalPosition, this.eyeAt) > 1e-5) this.ask();
  }

  private onChosen(): void {
    this.answered = this.asked?.offer;
    this.asked = undefined;
  }

  private onNamed(move: PanicMove | undefined): void {
    const { asked } = this;
    if (move === undefined) asked?.choosing.cancel();
    else if (asked !== undefined) {
      this.onChosen();
      asked.offer.choose(move);
    }
    this.refresh();
  }

  private onPointed(thing: Pick | undefined, at: Vector3 | undefined): void {
    const mine = thing?.kind === 'card' && this.picture.hands[this.ground.company().me]?.includes(thing.id);
    const lifted = thing !== undefined && mine === true ? thing.id : '';
    if (lifted !== this.lifted) {
      this.lifted = lifted;
      this.paint(0.14);
    }
    const text = thing && this.pub && explain(thing, this.picture, this.ground, this.pub);
    this.explained = text && {
      text,
      at: (lifted === '' ? at : this.beside(lifted))?.clone(),
      due: this.now + EXPLAIN,
    };
    if (text === undefined) this.kit.prompts.explain(undefined);
  }

  /** A place at the edge of a raised card, on the side where there is more room. */
  private beside(card: string): Vector3 {
    const piece = this.stage.cards.pieces().find(({ id }) => id === `card ${card}`);
    const { x = 0, y = 0, size = 1 } = piece?.place ?? {};
    const side = x < -this.right * this.aspect ? 1 : -1;
    const at = new Vector3(x + side * 0.033 * size, y + 0.01 * size, -0.06);
    return Vector3.TransformCoordinatesToRef(at, this.kit.frames.glass.computeWorldMatrix(true), at);
  }

  private holdUp(thing: Pick | undefined): void {
    const face =
      thing === undefined ? undefined : this.stage.cards.pieces().find((piece) => isFor(piece, thing))?.face;
    const node = this.kit.cards.hold(face);
    if (face === undefined) return;
    const place = heldPlace({ aspect: this.aspect, right: this.right });
    node.parent = this.kit.frames.glass;
    node.position.set(place.x, place.y, place.z);
    node.scaling.setAll(place.size);
  }

  private refuse(refusal: Refusal | undefined, at: Vector3): void {
    this.kit.sounds.play('refusal');
    if (refusal !== undefined) this.kit.prompts.refuse(refusal.message, at);
  }

  private onAlert(alert: Alert, before: Alert): void {
    const { effects, sounds } = this.kit;
    this.ground.deck.alert(alert);
    sounds.alert(alert === 'red');
    if (alert === 'red') effects.moment('redAlert');
    else if (alert === 'yellow' && before === 'calm') {
      effects.moment('yellowAlert');
      sounds.play('yellowAlert');
    }
  }

  private onHeard(name: string): void {
    const text = soundWords[name];
    if (text !== undefined && this.settings.captions) this.ground.heard(text);
  }

  private update(time: number): void {
    const aspect = this.ground.deck.scene.getEngine().getAspectRatio(this.ground.deck.eye.camera);
    if (Math.abs(aspect - this.aspect) > 1e-3 && Number.isFinite(aspect)) {
      this.aspect = aspect;
      this.paint(0);
    }
    this.now = time;
    if (this.explained && time >= this.explained.due) {
      this.kit.prompts.explain(this.explained.text, this.explained.at);
      this.explained = undefined;
    }
    this.stage.update(time);
    this.askAgain();
  }

  readonly trial: SceneTrial = {
    describe: () => this.stage.describe(),
    screen: (thing) => this.onScreen(thing),
    choices: () => {
      const choice = this.asked?.choosing.show();
      const { words } = this.ground;
      return {
        next: choice?.next ?? [],
        named: (choice?.named ?? []).map((move) =>
          words.move(move, this.pub ?? {}, this.ground.company().people).sentence.replace(/\.$/u, ''),
        ),
      };
    },
    wayTo: (move) => {
      const by = this.asked?.by;
      return by === undefined
        ? []
        : wayTo(move as PanicMove, by).flatMap(([first]) => (first ? [first] : []));
    },
  };

  private onScreen(thing: Pick): { readonly x: number; readonly y: number } | undefined {
    const { scene, eye } = this.ground.deck;
    const at = new Vector3();
    const found = thing.kind === PROMPT ? this.kit.prompts.where(thing.id, at) : this.stage.middle(thing, at);
    if (!found) return undefined;
    const [width, height] = [this.ground.canvas.clientWidth, this.ground.canvas.clientHeight];
    const view = eye.camera.viewport.toGlobal(width, height);
    const { x, y } = Vector3.Project(at, Matrix.IdentityReadOnly, scene.getTransformMatrix(), view);
    return { x, y };
  }
}
