import { inRow } from '../viewpoint/place';
import type { Viewpoint } from '../viewpoint/viewpoint';
import type { Piece } from './gameTable';
import type { TableKit } from './kit';

/** Holds a card before the eye, large enough to be read; what is no card lets go of it. */
export const holdUp = (
  cards: NonNullable<TableKit['cards']>,
  viewpoint: Viewpoint,
  piece: Piece | undefined,
): void => {
  const face = piece?.kind === 'card' ? piece.face : undefined;
  const node = cards.hold(face);
  if (face === undefined) return;
  const { frame, size, ...at } = viewpoint.locate(inRow('held', 0, 1, { raised: true }));
  node.parent = frame;
  node.position.set(at.x, at.y, at.z);
  node.rotation.set(at.pitch, at.yaw, at.roll);
  node.scaling.setAll(size);
};
