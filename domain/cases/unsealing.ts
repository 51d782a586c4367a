/** How many letters of a reason support writes at least before it sees what is sensitive. */
export const shortestReason = 10
