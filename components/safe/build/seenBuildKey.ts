/** Where `seenBuild` lies in the browser's storage; by itself for the start page, which asks whether anything does. */
export const seenBuildKey = 'countersign.seenBuild'
