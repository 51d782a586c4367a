import { useState } from 'react'
import { useLocation } from 'wouter'
import type { Blocker } from '#domain/flow/index.ts'
import { href } from '#web/links/index.ts'
import { focusField } from '../questions/field-id.ts'
import { useAccountIntent } from '../steps/preview/use-account-intent.ts'
import { useQuestionnaire } from '../store/context.tsx'
import { complaintsOf } from './complaints.ts'
import { useFrame } from './frame.tsx'
import { useMove } from './use-move.ts'
import { useNotice } from './use-notice.ts'

/** Where the last step leads, other than to the payment. */
export interface Onward {
  readonly label: string
  readonly to: string
}

interface Next {
  readonly press: () => void
  /** Waiting for the server before we leave the questions. */
  readonly going: boolean
}

/** "Next" is never disabled: it goes on, or explains what is still to do. */
export function useNext(onRefused: () => void, onward: Onward | null): Next {
  const { flow, uuid, store, saving } = useQuestionnaire()
  const { explain } = useFrame()
  const [, navigate] = useLocation()
  const move = useMove()
  const notice = useNotice()
  const noteAccount = useAccountIntent()
  const [going, setGoing] = useState(false)

  const refuse = (stopping: readonly Blocker[]) => {
    const complaints = complaintsOf(store)
    store.want(complaints.map((one) => one.path))
    if (complaints.length > 0) return onRefused()
    const dialog = stopping.find((one) => one.shows === 'dialog' || one.shows === 'page')
    if (dialog) return explain(dialog)
    const [first] = stopping
    // Its banner stands beside the question; without the question we say it.
    if (first && !focusField(first.path)) explain(first)
  }

  const leave = async () => {
    setGoing(true)
    const saved = await saving.flush()
    setGoing(false)
    if (saved) noteAccount()
    if (saved) navigate(onward?.to ?? href('billing', { flow, uid: uuid }))
    else notice('failed')
  }

  const press = () => {
    store.leaveAll()
    const { may_continue, next, blockers } = store.view()
    for (const one of blockers.filter(({ shows }) => shows === 'toast')) notice(one)
    if (!may_continue) return refuse(blockers.filter((one) => one.stops && one.shows !== 'toast'))
    if (next.to !== 'billing') return void move({ type: 'next' })
    void leave()
  }
  return { press, going }
}
