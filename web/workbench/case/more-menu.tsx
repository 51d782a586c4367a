import { useState } from 'react'
import type { Move } from '#domain/cases/index.ts'
import { call, saveFile } from '#web/api/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { notices } from '#web/shell/index.ts'
import { ChevronIcon } from '#web/ui/icons.tsx'
import { Menu, type MenuItem } from '#web/ui/menu.tsx'
import { useDesk } from '../desk/desk.ts'
import { useOpenCase } from '../desk/open-case.ts'
import { useKeys } from '../desk/use-keys.ts'
import { HandOverDialog } from './hand-over-dialog.tsx'
import { HoldDialog } from './hold-dialog.tsx'
import { RevertDialog } from './revert-dialog.tsx'
import { StopDialog } from './stop-dialog.tsx'
import { useCaseMove } from './use-move.ts'

type MenuQuestion = 'hold' | 'revert' | 'cancel' | 'hand_over'

/** What is done with a case now and then; only what can be done where it stands. */
export function MoreMenu() {
  const say = useSay()
  const move = useCaseMove()
  const { role } = useDesk()
  const { found, act, tellMissing } = useOpenCase()
  const [asking, ask] = useState<MenuQuestion | null>(null)
  const mine = found.handler?.mine === true
  const take = () =>
    void act('PATCH /api/notary/cases/:uuid', (key) =>
      call(key, {
        params: { uuid: found.uuid },
        body: { handler: mine ? 'nobody' : 'me' },
      }),
    )
  useKeys({ m: take })
  const download = () =>
    saveFile(`/api/notary/cases/${found.uuid}/archive`).catch(() =>
      notices.show({ tone: 'negative', text: say('case.viewer.download_failed') }),
    )
  const can = (wanted: Move) => found.actions.some(({ action }) => action === wanted)
  // The open flags are what the client is asked; without any, that is what is missing.
  const question = found.actions.find(({ action }) => action === 'ask')
  // Offices do not know each other's cases; support does.
  const canHandOver = role === 'support' && found.waiting_on !== 'nobody'
  const dialogs = (['hold', 'revert', 'cancel'] as const).filter(can)
  const items: readonly MenuItem[] = [
    { key: 'take', label: say(mine ? 'case.more.put_down' : 'case.more.take'), onSelect: take },
    ...(can('lift')
      ? [{ key: 'lift', label: say('case.more.lift'), onSelect: () => void move({ action: 'lift' }) }]
      : []),
    ...(question
      ? [
          {
            key: 'ask',
            label: say('case.more.ask'),
            onSelect: () => (question.possible ? void move({ action: 'ask' }) : tellMissing(question.missing)),
          },
        ]
      : []),
    ...dialogs.map((key) => ({ key, label: say(`case.more.${key}`), onSelect: () => ask(key) })),
    ...(canHandOver ? [{ key: 'hand_over', label: say('case.more.hand_over'), onSelect: () => ask('hand_over') }] : []),
    { key: 'download', label: say('case.more.download'), onSelect: () => void download() },
    { key: 'print', label: say('case.more.print'), onSelect: () => window.print() },
  ]
  const close = () => ask(null)
  return (
    <>
      <Menu
        label={say('case.more.label')}
        trigger={
          <span
            aria-hidden="true"
            className="flex min-h-9 items-center gap-2 rounded-s border-[1.5px] border-line-strong bg-surface px-3 font-semibold"
          >
            {say('case.more.label')}
            <ChevronIcon size={16} />
          </span>
        }
        items={items}
      />
      <HoldDialog open={asking === 'hold'} onClose={close} />
      <RevertDialog open={asking === 'revert'} onClose={close} />
      <HandOverDialog open={asking === 'hand_over'} onClose={close} />
      <StopDialog open={asking === 'cancel'} onClose={close} />
    </>
  )
}
