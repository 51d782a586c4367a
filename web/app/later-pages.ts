/** Every page: where those are that nobody sees first need not be known before one is asked for. */
export const laterPages: Readonly<Record<string, () => Promise<unknown>>> = import.meta.glob('../pages/*/index.tsx')
