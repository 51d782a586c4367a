export type ClassName = string | false | null | undefined

export const cx = (...names: readonly ClassName[]): string => names.filter(Boolean).join(' ')
