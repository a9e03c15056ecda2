export { type Effects, type Lasting, type Moment, MOMENTS } from './effects';
