export type { Knock } from './page';
export { beginVisit, type Mode, type Visit, type VisitPorts } from './visit';
