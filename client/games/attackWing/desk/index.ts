export { type Built, type DeskPorts, type FleetDesk, fleetDesk } from './fleetDesk';
export { readHash } from './link';
export { type DeskPagePorts, openDeskPage } from './page';
export { savedFleets } from './saved';
