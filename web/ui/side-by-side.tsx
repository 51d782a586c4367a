import type { ReactNode } from 'react'

/** Short questions beside each other. Their boxes stand level, however long the help above them is. */
const level =
  'pair grid grid-cols-1 gap-x-4.5 gap-y-5 md:grid-cols-2 md:gap-y-0 md:[&:not(:has(details))>div]:row-span-4 md:[&:not(:has(details))>div]:grid md:[&>div]:grid-cols-1 md:[&:not(:has(details))>div]:grid-rows-subgrid md:[&>div>label]:row-start-1 md:[&>div>[id$=-hint]]:row-start-2 md:[&>div>div:not([id])]:row-start-3 md:[&>div>div:not([id])]:self-end md:[&>div>p]:row-start-4'

export const SideBySide = ({ children }: { children: ReactNode }) => <div className={level}>{children}</div>
