import { measure } from './data-layer.ts'
import { pageLoad } from './page-load.ts'
import { startTagManager } from './tag-manager.ts'

export function measurePage(page: Parameters<typeof pageLoad>[0], tagManagerId: string | null): void {
  measure(pageLoad(page))
  if (tagManagerId) startTagManager(tagManagerId)
}
