import { useEffect } from 'react'
import { useSay } from '#web/i18n/index.ts'
import { useSite } from '#web/site/index.ts'

/** What the tab says of a section, the narrowest first; what is not there is left out. */
export function useAdminTitle(...parts: readonly (string | null | undefined)[]): void {
  const say = useSay()
  const { brand } = useSite()
  const title = [...parts.filter((part) => part), say('admin.place'), brand].join(' · ')
  useEffect(() => {
    document.title = title
  }, [title])
}
