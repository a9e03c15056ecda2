import { Vector3 } from '@babylonjs/core/Maths/math.vector';
import type { Refusal, Tagged } from '../../shared/engine/game';
import { pause } from '../director/pause';
import type { Beat as Telling } from '../director/scene';
import { SEATS, TABLE } from '../holodeck/measures';
import { type Pick, pickKey } from '../kit/pick';
import type { Explanation } from '../kit/prompts';
import { PROMPT } from '../kit/prompts/question';
import { type Alert, seatMeaning, THEMES } from '../kit/theme';
import type { Offer } from '../net/session';
import { soundWords } from '../ui/soundWords';
import { Asked } from './asked';
import { AskingInWords } from './asking';
import { actorOf, beatOf, shotOf } from './beats';
import { explain, uselessText } from './explain';
import type { AnyTable, Look } from './gameTable';
import { glowOf } from './light';
import { Hand } from './hand';
import { holdUp } from './holdUp';
import type { TableKit } from './kit';
import { isPicks } from './route';
import type { GameScene, SceneGround, SceneSettings, SceneTrial } from './scene';
import { spotsOf } from './spots';
import { stopsOf } from './stops';
import { Stage } from './stage';
import { consolesOf, statusBoard } from './status';
import { Surface } from './surface';
import { Voice } from './voice';

/** A skipped story is caught up with in so many seconds. */
const CATCH_UP = 0.22;
/** Whoever rests on a thing for so many seconds is told what it is. */
const EXPLAIN = 0.35;
/** Light that flies faster than this many times is not seen, and an eye that follows it is made dizzy. */
const SEEN = 4;

/** The one scene: shows a game's picture, tells its events in beats, offers what may be chosen. */
export class Tabletop implements GameScene {
  private readonly stage: Stage;
  private readonly hand: Hand;
  private readonly asked: Asked;
  private readonly surface: Surface;
  private readonly asking: AskingInWords;
  private readonly voice: Voice;
  private readonly stop: readonly (() => void)[];
  private picture: object | undefined;
  /** Resolves when the picture knows what has begun to be told. */
  private told: Promise<unknown> | undefined;
  private pub: object = {};
  private spoken: readonly Pick[] = [];
  private explained:
    { readonly text: Explanation; readonly at: Vector3 | undefined; readonly due: number } | undefined;
  private readonly touched = new Vector3(0, TABLE.height, -0.4);
  private alert: Alert = 'calm';
  private now = 0;
  private settings: SceneSettings;

  constructor(
    private readonly table: AnyTable,
    private readonly ground: SceneGround,
    private readonly kit: TableKit,
  ) {
    const { deck, viewpoint, words } = ground;
    this.settings = ground.settings;
    this.stage = new Stage(table, kit, viewpoint);
    this.voice = new Voice(kit.prompts, ground.sheet);
    this.asked = new Asked(table);
    this.surface = new Surface(deck.scene, viewpoint.input, {
      check: (move) => this.asked.now()?.offer.check(move),
      preview: (ghost) => this.stage.preview(ghost),
    });
    const answer = (move: Tagged, at: Vector3): void => this.answer(move, at);
    const changed = (): void => this.refresh();
    this.asking = new AskingInWords({
      ...{ table, words, answer, changed, voice: this.voice, surface: this.surface },
      middle: (thing, into) => this.stage.middle(thing, into),
      nameOf: (thing) => (this.picture ? table.names.word(thing, this.picture) : thing.id),
    });
    this.hand = this.makeHand(answer, changed);
    this.stop = [
      viewpoint.input.on((gesture) => this.hand.take(gesture)),
      viewpoint.input.stops(() => stopsOf(this.stage, this.surface, viewpoint.gaze), 5),
      viewpoint.onMoved((laidOut) => this.onMoved(laidOut)),
      deck.each((time) => this.update(time)),
      kit.sounds.onMeaning((name) => this.onHeard(name)),
    ];
    viewpoint.look(table.sight, 1.6);
    kit.prompts.covered(viewpoint.covers());
    this.settle(ground.settings);
    kit.sounds.ambience(true);
  }

  private makeHand(answer: (move: Tagged, at: Vector3) => void, changed: () => void): Hand {
    const { table, ground, stage, surface } = this;
    return new Hand({
      ...{ surface, answer, changed },
      asked: () => this.asked.now(),
      meant: (thing) => table.meant?.(thing) ?? [thing],
      attempt: (what, onto) => {
        const open = this.asked.now();
        return open && table.attempt(what, onto, open.asking);
      },
      isGround: ({ kind }) => table.ground?.includes(kind) === true,
      useless: (thing) => {
        const why = uselessText(table, this.asked.now(), thing, stage);
        return why === undefined ? undefined : { code: 'useless', message: why };
      },
      placeOf: (thing) => table.names.place(thing),
      pointed: (thing, at) => this.onPointed(thing, at),
      holdUp: (thing) => this.holdUp(thing),
      carry: (thing, held) => stage.pieces.carry(thing, held && ground.viewpoint.carried(held)),
      refuse: (refusal, at) => this.refuse(refusal, at),
      ping: (place) => ground.ping(place),
      hurry: () => ground.skip(),
      count: (n, at) =>
        this.kit.prompts.label(
          'count',
          n === undefined ? undefined : { text: String(n), at, meaning: 'mine', loud: true },
        ),
    });
  }

  snap(pub: object, priv: object | undefined): void {
    const first = this.picture === undefined;
    this.pub = pub;
    this.picture = this.table.picture.of(pub, priv, this.ground.company().me);
    this.paint(first ? 0 : CATCH_UP);
    this.greet();
  }

  async play(event: Tagged, { pace, signal }: Telling): Promise<void> {
    const { picture, stage, ground } = this;
    if (picture === undefined) return;
    const beat = beatOf(this.table, event);
    const [ms, seen] = [beat.ms / pace, Math.min(pace, SEEN)];
    const cast = stage.cast(picture, this.look(), seen);
    if (pace <= SEEN) {
      const shot = shotOf(this.table, event);
      ground.viewpoint.follow(beat.where(cast), ms / 1000, shot, actorOf(event), beat.near);
    }
    beat.before(cast);
    // Beats may lie one over the other; the picture is told in order.
    const before = this.told;
    const turn = beat.hold > 0 ? Promise.all([before, pause(ms * beat.hold, signal)]) : before;
    this.told = turn;
    if (turn !== undefined) await turn;
    if (this.told === turn) this.told = undefined;
    if (signal.aborted || this.picture !== picture) return;
    this.table.picture.tell(picture, event);
    this.paint((ms * (1 - beat.hold)) / 1000);
    beat.after(stage.cast(picture, this.look(), seen));
    ground.caption?.(ground.words.event(event, this.pub, ground.company().people));
    await pause(ms * (1 - beat.hold), signal);
  }

  length(event: Tagged): number {
    return beatOf(this.table, event).ms;
  }

  slow(event: Tagged): number {
    return shotOf(this.table, event)?.slow ?? 1;
  }

  offer([offer]: readonly Offer<Tagged>[]): void {
    this.asked.offer(offer, { pub: this.pub, people: this.ground.company().people });
    this.refresh();
  }

  refused(refusal: Refusal): void {
    this.asked.refused();
    this.refresh();
    this.refuse({ ...refusal, message: this.ground.refusal(refusal) }, this.touched);
  }

  dispose(): void {
    for (const end of this.stop) end();
    const { deck, viewpoint } = this.ground;
    this.stage.dispose();
    this.surface.dispose();
    viewpoint.dispose();
    deck.alert('calm');
    deck.seats([]);
    deck.idle(true);
  }

  settle(settings: SceneSettings): void {
    this.settings = settings;
    const { effects, sounds, prompts } = this.kit;
    effects.calm(settings.calm);
    effects.limit(!settings.flashes);
    prompts.calm(settings.calm);
    prompts.scale(settings.textScale);
    sounds.volumes(settings.volumes);
    this.ground.viewpoint.calm(settings.calm);
    this.stage.calm(settings.calm);
    this.stage.colours(THEMES[settings.colours]);
    this.refresh();
  }

  greet(): void {
    const company = this.ground.company();
    this.asked.forget(company.open);
    const consoles = consolesOf(company);
    this.ground.deck.seats(Array.from({ length: SEATS }, (_, at) => consoles[at] ?? 'vacant'));
    this.write();
  }

  covered(right: number, bottom = 0): void {
    this.ground.viewpoint.covered(right, bottom);
    this.refresh();
  }

  reset(): void {
    this.ground.viewpoint.reset?.();
  }

  point(things: readonly Pick[]): void {
    this.spoken = things;
    this.refresh();
  }

  pinged(place: string, seat: number): void {
    const thing = this.table.names.pick(place);
    const at = new Vector3();
    if (thing === undefined || !this.stage.middle(thing, at)) return;
    this.kit.effects.ping(at, seatMeaning(seat, this.ground.company().me));
  }

  private look(): Look {
    const { me, seats } = this.ground.company();
    const open = this.asked.now();
    const { ask, pub } = open?.asking ?? {};
    return { me, players: seats.length, asked: ask, choice: open?.choosing.show(), pub };
  }

  private paint(seconds: number): void {
    const { picture, stage } = this;
    if (picture === undefined) return;
    const look = this.look();
    stage.paint(picture, look, this.settings.calm ? Math.min(seconds, 0.12) : seconds);
    stage.light(glowOf(look, this.spoken), look);
    this.write();
  }

  /** How things stand, in words and in the light of the room. */
  private write(): void {
    if (this.picture === undefined) return;
    const company = this.ground.company();
    const status = this.table.status(this.picture, company);
    const board = statusBoard(status, company, this.question());
    this.kit.prompts.status(this.ground.viewpoint.films === true ? undefined : board);
    const before = this.alert;
    if (status.alert === before) return;
    this.alert = status.alert;
    this.onAlert(status.alert, before);
  }

  /** What is asked when everything that may be chosen is a thing on the table: then no panel says it. */
  private question(): string {
    const open = this.asked.now();
    if (open === undefined || open.choosing.show().named.length > 0 || this.voice.isPage()) return '';
    return this.ground.words.ask(open.asking.ask, open.asking.pub, open.asking.people);
  }

  /** What is asked for, picked or pointed at, and what the table is about, stays in sight of whatever is said. */
  private keepClear(): void {
    const choice = this.asked.now()?.choosing.show();
    this.kit.prompts.keepClear?.(spotsOf(this.stage, this.table, choice, this.hand.pointed));
  }

  /** What is lit, lifted and asked, after anything about the choice has changed. */
  private refresh(): void {
    const open = this.asked.now();
    this.paint(0.16);
    this.surface.ask(open?.choosing.show().point);
    this.keepClear();
    this.asking.ask(open);
    this.draw();
  }

  private answer(move: Tagged, at: Vector3): void {
    this.touched.copyFrom(at);
    this.asked.answer(move);
    this.refresh();
  }

  /** What hangs before the eye has moved: what is asked stays beside it. */
  private onMoved(laidOut: boolean): void {
    this.kit.prompts.covered(this.ground.viewpoint.covers());
    if (laidOut) this.paint(0);
    this.keepClear();
    this.asking.ask(this.asked.now());
  }

  private onPointed(thing: Pick | undefined, at: Vector3 | undefined): void {
    const { stage, picture } = this;
    stage.pieces.lift(thing);
    const look = this.look();
    stage.point(thing, look);
    this.keepClear();
    this.draw();
    const open = this.asked.now();
    const asking = open?.asking ?? { ask: undefined, pub: this.pub, people: this.ground.company().people };
    const about = thing && picture && explain(this.table, this.ground.words, thing, picture, look, asking);
    const why = thing && uselessText(this.table, open, thing, stage);
    const text = about && why !== undefined ? { ...about, lines: [why, ...about.lines] } : about;
    const held =
      thing && stage.pieces.find(thing)?.place.slot === 'hand' ? stage.pieces.located(thing) : undefined;
    const beside = held ? this.ground.viewpoint.beside(held, new Vector3()) : at?.clone();
    this.explained = text && { text, at: beside, due: this.now + EXPLAIN };
    if (text === undefined) this.voice.explain(undefined);
  }

  /** A line from what was picked last to what is pointed at, if that may be picked next. */
  private draw(): void {
    const { stage, kit } = this;
    const choice = this.asked.now()?.choosing.show();
    const [from, onto] = [choice?.picked.at(-1), this.hand.pointed];
    const [a, b] = [new Vector3(), new Vector3()];
    const may = onto && choice?.next.some((one) => pickKey(one) === pickKey(onto));
    const both = from && may && stage.isOnTable(from) && stage.isOnTable(onto);
    if (both && stage.middle(from, a) && stage.middle(onto, b)) kit.lines.draw('choice', a, b, 'legal');
    else kit.lines.erase('choice');
  }

  private holdUp(thing: Pick | undefined): void {
    const { cards } = this.kit;
    if (cards !== undefined) holdUp(cards, this.ground.viewpoint, thing && this.stage.pieces.find(thing));
  }

  private refuse(refusal: Refusal | undefined, at: Vector3): void {
    this.kit.sounds.play('refusal', { at });
    this.ground.viewpoint.refused();
    if (refusal !== undefined) this.voice.refuse(refusal.message, at);
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
    this.now = time;
    if (this.explained && time >= this.explained.due) {
      this.voice.explain(this.explained.text, this.explained.at);
      this.explained = undefined;
    }
    this.hand.update(time);
    this.stage.update(time);
  }

  private find(thing: Pick): Vector3 | undefined {
    const at = new Vector3();
    const { prompts } = this.kit;
    const found = thing.kind === PROMPT ? prompts.where(thing.id, at) : this.stage.middle(thing, at);
    return found ? at : undefined;
  }

  readonly trial: SceneTrial = {
    describe: () => ({ ...this.stage.describe(), alert: this.alert }),
    screen: (thing) => {
      const at = this.find(thing);
      return at && this.ground.viewpoint.screen(at);
    },
    world: (thing) => this.find(thing)?.asArray(),
    point: (x, y) => this.ground.viewpoint.screen(new Vector3(x, TABLE.height, y)),
    choices: () => {
      const choice = this.asked.now()?.choosing.show();
      const named = choice === undefined ? [] : this.asking.texts();
      return { next: choice?.next ?? [], named, point: choice?.point !== undefined };
    },
    layout: (thing) => {
      const at = new Vector3();
      const there = thing !== undefined && this.stage.middle(thing, at);
      this.hand.take({ type: 'point', pick: there ? thing : undefined, at: there ? at : undefined });
      if (this.explained) this.explained = { ...this.explained, due: 0 };
      for (const late of [1, 2]) this.update(this.now + late);
      return this.kit.prompts.boxes?.() ?? [];
    },
    things: () => this.stage.things(),
    wayTo: (move) => {
      const open = this.asked.now();
      const steps = open === undefined ? [] : this.table.route(move, open.asking);
      return steps.flatMap((step) => (isPicks(step) ? step.picks.slice(0, 1) : []));
    },
  };
}
