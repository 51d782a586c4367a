import { useState } from 'react'
import { useSay } from '#web/i18n/index.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useLoadedModule } from '#web/ui/use-part.ts'
import type { RichEditorProps } from './rich-editor.tsx'

const loadEditor = () => import('./rich-editor.tsx')

/** The editor of running text, fetched when the first of them is unfolded. */
export function RichField(props: RichEditorProps) {
  const say = useSay()
  const [isLost, setLost] = useState(false)
  const part = useLoadedModule(loadEditor, true, () => setLost(true))
  if (part) return <part.default {...props} />
  if (isLost) return <p className="text-sm text-red">{say('admin_pages.rich.failed')}</p>
  return <Skeleton label={say('admin_pages.rich.waiting')} />
}
