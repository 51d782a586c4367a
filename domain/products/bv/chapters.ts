import type { Chapter } from '../../flow/index.ts'

/** Four sections: the company, two steps about the shareholders, four about what they arrange, and the preview. */
export const bvChapters: readonly Chapter[] = [
  { name: 'company', parts: 1 },
  { name: 'shareholders', parts: 2 },
  { name: 'arrangements', parts: 4 },
  { name: 'preview', parts: 1 },
]
