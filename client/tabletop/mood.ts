import type { Holodeck } from '../holodeck';
import type { Alert } from '../kit/theme';
import type { TableKit } from './kit';

/** How grave things are, in the light and the sound of the room. */
export class Mood {
  private alert: Alert = 'calm';

  constructor(
    private readonly deck: Holodeck,
    private readonly kit: TableKit,
  ) {}

  now(): Alert {
    return this.alert;
  }

  set(alert: Alert): void {
    const before = this.alert;
    if (alert === before) return;
    this.alert = alert;
    const { effects, sounds } = this.kit;
    this.deck.alert(alert);
    sounds.alert(alert === 'red');
    if (alert === 'red') effects.moment('redAlert');
    else if (alert === 'yellow' && before === 'calm') {
      effects.moment('yellowAlert');
      sounds.play('yellowAlert');
    }
  }
}
