/** How a moment of these days is written: nobody wonders in which year it is. */
export const dayAndTime = { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' } as const
