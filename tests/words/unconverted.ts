/** Folders whose sentences stand in the code still. One that has been converted is taken out; none is added. */
export const unconverted: readonly string[] = ['lib/safe-view', 'lib/signing/transaction']
