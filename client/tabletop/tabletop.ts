import { Vector3 } from '@babylonjs/core/Maths/math.vector';
import type { Refusal, Tagged } from '../../shared/engine/game';
import { actorOf } from '../director/actor';
import { pause } from '../director/pause';
import type { Beat as Telling } from '../director/scene';
import { SEATS, TABLE } from '../holodeck/measures';
import type { Pick } from '../kit/pick';
import type { Spot } from '../kit/prompts';
import { seatMeaning, THEMES } from '../kit/theme';
import type { Offer } from '../net/session';
import { soundWords } from '../ui/soundWords';
import { Asked, hasTitle } from './asked';
import { AskingInWords } from './asking';
import { beatOf, shotOf } from './beats';
import { uselessText } from './explain';
import type { AnyTable, Look } from './gameTable';
import { glowOf } from './light';
import { Hand } from './hand';
import type { TableKit } from './kit';
import { Mood } from './mood';
import { Pings } from './pings';
import { Pointing } from './pointing';
import type { GameScene, SceneGround, SceneSettings, SceneTrial } from './scene';
import { spotsOf } from './spots';
import { stopsOf } from './stops';
import { Stage } from './stage';
import { consolesOf, statusBoard } from './status';
import { Surface } from './surface';
import { throwing } from './throwing';
import { trialOf } from './trial';
import { Voice } from './voice';

/** A skipped story is caught up with in so many seconds. */
const CATCH_UP = 0.22;
/** However long something is looked at, everything is in its place after so many seconds. */
const LONGEST = 1.9;
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
  private readonly pings: Pings;
  private readonly mood: Mood;
  private readonly pointing: Pointing;
  readonly trial: SceneTrial;
  private readonly stop: readonly (() => void)[];
  private picture: object | undefined;
  /** Resolves when the picture knows what has begun to be told. */
  private told: Promise<unknown> | undefined;
  private pub: object = {};
  private priv: object | undefined;
  private spoken: readonly Pick[] = [];
  private readonly touched = new Vector3(0, TABLE.height, -0.4);
  private settings: SceneSettings;
  /** Nothing was on its way a frame ago. */
  private still = true;

  constructor(
    private readonly table: AnyTable,
    private readonly ground: SceneGround,
    private readonly kit: TableKit,
  ) {
    const { deck, viewpoint, words } = ground;
    this.settings = ground.settings;
    this.stage = new Stage(table, kit, viewpoint);
    this.voice = new Voice(kit.prompts, ground.sheet, () => viewpoint.pageless === true);
    this.pings = new Pings(kit.prompts);
    this.mood = new Mood(deck, kit);
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
      aside: (into) => viewpoint.aside?.(into),
      isOnTable: (thing) => this.stage.isOnTable(thing),
      nameOf: (thing) => (this.picture ? table.names.word(thing, this.picture) : thing.id),
    });
    const { stage, asked, asking } = this;
    const parts = { table, ground, kit, stage, asked };
    this.pointing = new Pointing({
      ...{ ...parts, voice: this.voice },
      picture: () => this.picture,
      pub: () => this.pub,
      look: () => this.look(),
    });
    this.hand = this.makeHand(answer, changed);
    this.trial = trialOf({
      ...{ ...parts, asking, hand: this.hand, voice: this.voice },
      alert: () => this.mood.now(),
    });
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
      holdUp: (thing) => this.pointing.holdUp(thing),
      carry: (thing, held) => stage.pieces.carry(thing, held && ground.viewpoint.carried(held)),
      refuse: (refusal, at) => this.refuse(refusal, at),
      ping: (place) => ground.ping(place),
      dial: (next) => stage.pieces.dial(next),
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
    [this.pub, this.priv] = [pub, priv];
    this.picture = this.table.picture.of(pub, priv, this.ground.company().me);
    this.paint(first ? 0 : CATCH_UP);
    this.greet();
    if (this.asked.now() === undefined) this.attend();
  }

  async play(event: Tagged, { pace, signal }: Telling): Promise<void> {
    const { picture, stage, ground } = this;
    if (picture === undefined) return;
    const beat = beatOf(this.table, event);
    const [ms, seen] = [beat.ms / pace, Math.min(pace, SEEN)];
    const cast = stage.cast(picture, this.look(), seen);
    const shot = shotOf(this.table, event);
    const begin = (): Promise<void> | undefined => {
      if (pace <= SEEN) ground.viewpoint.follow(beat.where(cast), ms / 1000, shot, actorOf(event), beat.near);
      beat.before(cast);
      return beat.hold > 0 ? pause(ms * beat.hold, signal) : undefined;
    };
    const thrown = pace <= SEEN ? throwing(ground.viewpoint, () => beat.takes(cast), signal) : undefined;
    const begun =
      thrown === undefined
        ? begin()
        : thrown.then(() => (signal.aborted || this.picture === undefined ? undefined : begin()));
    // Beats may lie one over the other; the picture is told in order.
    const before = this.told;
    const turn = begun === undefined ? before : Promise.all([before, begun]);
    this.told = turn;
    if (turn !== undefined) await turn;
    if (this.told === turn) this.told = undefined;
    if (signal.aborted || this.picture !== picture) return;
    this.table.picture.tell(picture, event);
    this.paint(Math.min(LONGEST, (ms * (1 - beat.hold)) / 1000));
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
    this.asked.offer(offer, { pub: this.pub, priv: this.priv, people: this.ground.company().people });
    this.refresh();
    if (offer) this.attend();
  }

  /** What is asked, or else what is going on, is looked at from near by. */
  private attend(): void {
    const focus = this.picture && this.table.focus?.(this.picture, this.look());
    if (focus) this.ground.viewpoint.attend?.(focus);
  }

  refused(refusal: Refusal): void {
    this.asked.refused();
    this.refresh();
    this.refuse({ ...refusal, message: this.ground.refusal(refusal) }, this.touched);
  }

  dispose(): void {
    for (const end of this.stop) end();
    // Whatever is being told still finds nothing to be painted on.
    this.picture = undefined;
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
    sounds.volumes(settings.volumes);
    this.ground.viewpoint.calm(settings.calm);
    this.stage.calm(settings.calm);
    this.stage.letters(settings.textScale);
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

  covered(right: number, bottom = 0, over = false): void {
    this.ground.viewpoint.covered(right, bottom, over);
    this.refresh();
  }

  reset(): void {
    this.ground.viewpoint.reset?.();
  }

  point(things: readonly Pick[]): void {
    this.spoken = things;
    this.refresh();
  }

  mark(meant: (move: Tagged) => boolean): void {
    this.asking.mark(meant);
    this.refresh();
  }

  pinged(place: string, seat: number, name: string): void {
    const thing = this.table.names.pick(place);
    const at = new Vector3();
    if (thing === undefined || !this.stage.middle(thing, at)) return;
    const meaning = seatMeaning(seat, this.ground.company().me);
    this.kit.effects.ping(at, meaning);
    this.pings.show(name, at, meaning);
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
    this.pointing.again();
    this.write();
  }

  /** How things stand, in words and in the light of the room. */
  private write(): void {
    if (this.picture === undefined) return;
    const company = this.ground.company();
    const status = this.table.status(this.picture, company);
    const board = statusBoard(status, company, this.question(), this.voice.isPage());
    this.kit.prompts.status(this.ground.viewpoint.films === true ? undefined : board);
    this.mood.set(status.alert);
  }

  /** What is asked when everything that may be chosen is a thing on the table, or the panel has no title: the board says it. */
  private question(): string {
    const open = this.voice.isPage() ? undefined : this.asked.now();
    if (open === undefined || hasTitle(open, this.table)) return '';
    return this.ground.words.ask(open.asking.ask, open.asking.pub, open.asking.people);
  }

  /** What is asked for, picked or pointed at, and what the table is about, stays in sight of whatever is said. */
  private keepClear(later = false): void {
    this.kit.prompts.keepClear?.(this.spots, later);
  }

  private readonly spots = (): readonly Spot[] =>
    spotsOf(this.stage, this.table, this.asked.now()?.choosing.show(), this.hand.pointed);

  /** What is lit, lifted and asked, after anything about the choice has changed. */
  private refresh(): void {
    const open = this.asked.now();
    this.paint(0.16);
    this.surface.ask(open?.choosing.show().point);
    this.keepClear();
    this.asking.ask(open);
    this.pointing.draw(this.hand.pointed);
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
    this.keepClear(!laidOut);
    this.asking.ask(this.asked.now());
  }

  private onPointed(thing: Pick | undefined, at: Vector3 | undefined): void {
    this.pointing.at(thing, at);
    this.keepClear();
    this.pointing.draw(thing);
  }

  private refuse(refusal: Refusal | undefined, at: Vector3): void {
    this.kit.sounds.play('refusal', { at });
    this.ground.viewpoint.refused();
    if (refusal !== undefined) this.voice.refuse(refusal.message, at);
  }

  private onHeard(name: string): void {
    const text = soundWords[name];
    if (text !== undefined && this.settings.captions) this.ground.heard(text);
  }

  private update(time: number): void {
    this.pointing.update(time);
    this.hand.update(time);
    this.pings.update(time);
    this.stage.update(time);
    this.heed();
    this.ground.board?.(this.kit.prompts.reach?.() ?? 0);
  }

  /** What has moved lies elsewhere now, and is as large as it is: whatever is said keeps off it there. */
  private heed(): void {
    const { isStill } = this.stage.pieces;
    if (isStill && !this.still) this.keepClear();
    this.still = isStill;
  }
}
