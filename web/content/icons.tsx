import type { ReactNode } from 'react'
import type { ContentBlock } from '#domain/content/index.ts'
import { CheckIcon, Draw } from '#web/ui/first-icons.tsx'
import { ClockIcon, DocumentIcon, DownloadIcon, LockIcon } from '#web/ui/icons.tsx'

type ContentIcon = ContentBlock<'point'>['icon']

const drawings = {
  deed: <DocumentIcon size={24} />,
  talk: <Draw size={24} d="M3 5.5h9.2v9H3v-9Zm9.2 3.3L17 6v8l-4.8-2.8" />,
  register: <Draw size={24} d="M3 8 10 3.6 17 8H3Zm2 .2v6m3.3-6v6m3.4-6v6m3.3-6v6M3 16.5h14" />,
  people: (
    <Draw
      size={24}
      d="M7.4 9.4a2.7 2.7 0 1 0 0-5.4 2.7 2.7 0 0 0 0 5.4ZM2.4 16c.4-2.8 2.4-4.2 5-4.2s4.6 1.4 5 4.2m.3-7a2.5 2.5 0 1 0-.6-4.9m5.5 10.9c-.3-2-1.5-3.1-3.3-3.5"
    />
  ),
  book: (
    <Draw
      size={24}
      d="M10 5.2C8.4 4 6 3.6 3.2 3.8v11.4c2.8-.2 5.2.2 6.8 1.4 1.6-1.2 4-1.6 6.8-1.4V3.8C14 3.6 11.6 4 10 5.2Zm0 0v11.4"
    />
  ),
  download: <DownloadIcon size={24} />,
  clock: <ClockIcon size={24} />,
  lock: <LockIcon size={24} />,
  money: <Draw size={24} d="M14.8 5.6a5.4 5.4 0 1 0 0 8.8M3.4 8.6h7.4m-7.4 2.8h6.6" />,
  check: <CheckIcon size={24} />,
  globe: (
    <Draw
      size={24}
      d="M10 17.2a7.2 7.2 0 1 0 0-14.4 7.2 7.2 0 0 0 0 14.4Zm0 0c2-1.9 3-4.3 3-7.2s-1-5.3-3-7.2c-2 1.9-3 4.3-3 7.2s1 5.3 3 7.2ZM3 10h14"
    />
  ),
} as const satisfies Readonly<Record<ContentIcon, ReactNode>>

export const PointIcon = ({ name }: { readonly name: ContentIcon }) => drawings[name]

export const PlayIcon = () => <Draw size={24} d="M7 4.5v11l9-5.5-9-5.5Z" />
