import { Fragment, type ReactNode } from 'react'
import { type TextKey, useSay } from '#web/i18n/index.ts'

type Props = { readonly words: TextKey; readonly values: Readonly<Record<string, ReactNode>> }

/** A sentence with something else than words at its places: a link, or what is said with weight. */
export function Sentence({ words, values }: Props) {
  const say = useSay()
  const names = Object.keys(values)
  const marked = Object.fromEntries(names.map((name, index) => [name, `\u0000${index}\u0000`]))
  return say(words, marked)
    .split('\u0000')
    .map((part, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one sentence stay where they are
      <Fragment key={index}>{index % 2 === 0 ? part : values[names[Number(part)] ?? '']}</Fragment>
    ))
}
