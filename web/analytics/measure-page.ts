import { measure } from './data-layer.ts'
import { hasTagManager, tagManagerSource } from './has-tag-manager.ts'
import { pageLoad } from './page-load.ts'

export function measurePage(page: Parameters<typeof pageLoad>[0], tagManagerId: string | null): void {
  measure(pageLoad(page))
  if (tagManagerId) startTagManager(tagManagerId)
}

/** Brings the tag manager that reads what we measure. Once: a second call does nothing. */
function startTagManager(id: string): void {
  if (hasTagManager()) return
  measure({ 'gtm.start': Date.now(), event: 'gtm.js' })
  const script = document.createElement('script')
  script.async = true
  script.src = `${tagManagerSource}?id=${encodeURIComponent(id)}`
  document.head.append(script)
}
