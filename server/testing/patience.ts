/** For what real processes do while many tests run at once, in milliseconds: a slow machine is not a failure. */
export const patience = 170_000
