import { TABLE } from '../holodeck/measures';

/** An upright picture shows the table from further above, so that it is as high as it is wide. */
export const UPRIGHT = 0.62;
/** Metres to each side of the middle that are seen however narrow the picture is. */
export const WIDE = TABLE.rim + 0.07;
