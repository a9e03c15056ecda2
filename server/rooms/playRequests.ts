import { judge } from '../../shared/engine/kernel';
import { parse } from '../../shared/engine/shape';
import { judgeUndo } from '../../shared/engine/timeline';
import type { Handlers } from './handlers';
import { no } from './house';

/** What a seat may ask for in a match. */
export const playRequests: Handlers<'move' | 'undo'> = {
  move: async (table, person, { ask: id, move: wire }) => {
    const { match } = table;
    const seat = table.seatOf(person.id);
    if (seat === undefined) return no('notSeated');
    if (!match || table.doc.stage !== 'playing') return no('notNow');
    const shaped = parse(match.game.move, wire, 'move');
    if (!shaped.ok) return { ok: false, code: 'malformed', message: shaped.refusal.message };
    const move = shaped.value;
    const action = { actor: seat, ask: id, move };
    const ask = match.state.open.find((open) => open.id === id && open.seat === seat);
    if (ask && table.clock?.isReaction(ask)) {
      const refusal = judge(match.game, match.state, action);
      if (refusal) return { ok: false, ...refusal };
      if (table.referee.hold(ask, move, false)) return { ok: true, held: true };
    }
    const asked = !match.game.standing.includes(move.type);
    if (!table.mayAdd(person.id, asked)) return no('tooFast');
    return table.enter({ entry: action, t: table.clock?.time() ?? 0 });
  },
  undo: async (table, person, { seq }) => {
    const { match } = table;
    const seat = table.seatOf(person.id);
    if (seat === undefined) return no('notSeated');
    if (!match || table.doc.stage !== 'playing') return no('notNow');
    const refusal = judgeUndo(match.timeline, seat, seq);
    if (refusal) return { ok: false, ...refusal };
    if (!table.mayAdd(person.id, false)) return no('tooFast');
    return table.enter({ entry: { undo: seq }, t: table.clock?.time() ?? 0 });
  },
};
