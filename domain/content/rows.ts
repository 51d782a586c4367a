/** A page or a block as it is kept or as somebody sent it, by its keys; what they hold is not looked at yet. */
export type ContentRow = Readonly<Record<string, unknown>>
