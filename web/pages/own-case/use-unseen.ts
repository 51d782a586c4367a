import { useEffect } from 'react'
import { call } from '#web/api/index.ts'
import { useCase } from './case-at-hand.ts'

/**
 * How many messages of the office are new. They have been seen once the thread was on the screen, which the service is told;
 * that they were new stays to be read until the case is loaded again.
 */
export function useUnseen(thread: string): number {
  const { uuid, case: about } = useCase()
  const unseen = about.comments.filter(({ path, mine, seen_at }) => path === null && !mine && seen_at === null)
  const last = unseen.at(-1)?.id
  useEffect(() => {
    const place = document.getElementById(thread)
    if (last === undefined || place === null) return
    const watcher = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      watcher.disconnect()
      const seen = { params: { uuid }, body: { up_to: last } }
      // Where it fails they are new once more at the next visit.
      call('POST /api/api_customer_dashboard/notary_products/:uuid/seen', seen).catch(() => {})
    })
    watcher.observe(place)
    return () => watcher.disconnect()
  }, [thread, uuid, last])
  return unseen.length
}
