import type { RedlinePiece } from './redline.ts'
import { type Word, wordChanges } from './word-changes.ts'

const said = (words: readonly Word[]): string => words.map(({ text }) => text).join('')

/** What was struck from a line of text, what was added and what stayed, in reading order. */
export const textRedline = (from: string, to: string): readonly RedlinePiece[] =>
  wordChanges([{ kind: 'text', text: from }], [{ kind: 'text', text: to }]).flatMap((stretch, at): RedlinePiece[] => {
    if (stretch.kind === 'same') return [{ kind: 'same', text: said(stretch.to) }]
    const [struck, added] = [said(stretch.struck), said(stretch.added)]
    return [
      ...(struck === '' ? [] : [{ kind: 'struck', text: struck, change: at } as const]),
      ...(added === '' ? [] : [{ kind: 'added', text: added, change: at } as const]),
    ]
  })
