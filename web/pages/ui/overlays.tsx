import { useState } from 'react'
import { useSay } from '#web/i18n/index.ts'
import { notices } from '#web/shell/index.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Drawer } from '#web/ui/drawer.tsx'
import { Field } from '#web/ui/field.tsx'
import { DocumentIcon, InfoIcon, UserIcon } from '#web/ui/icons.tsx'
import { Menu } from '#web/ui/menu.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { Tooltip } from '#web/ui/tooltip.tsx'
import { Group, Row, Sample } from './sample.tsx'
import { SampleSheet } from './sheet.tsx'

const sizes = ['narrow', 'medium', 'wide'] as const

export function Overlays() {
  const say = useSay()
  const [size, setSize] = useState<(typeof sizes)[number]>('narrow')
  const [open, setOpen] = useState<'dialog' | 'drawer' | 'sheet' | null>(null)
  const [comment, setComment] = useState('')
  const close = () => setOpen(null)
  const notify = (tone: 'info' | 'positive' | 'negative') => {
    const action = { label: say('ui.overlay.retry'), onPress: () => notify('positive') }
    notices.show({ tone, text: say(`ui.overlay.${tone}`), ...(tone === 'negative' ? { action } : {}) })
  }
  return (
    <Group id="overlays" title={say('ui.group.overlays')}>
      <Sample name={say('ui.overlay.title')} full>
        <Row>
          {sizes.map((one) => (
            <Button
              key={one}
              look="line"
              onClick={() => {
                setSize(one)
                setOpen('dialog')
              }}
            >
              {say(`ui.overlay.open_${one}`)}
            </Button>
          ))}
          <Button look="line" onClick={() => setOpen('drawer')}>
            {say('ui.overlay.open_drawer')}
          </Button>
          <Button look="line" onClick={() => setOpen('sheet')}>
            {say('ui.overlay.open_sheet')}
          </Button>
        </Row>
        <Dialog
          open={open === 'dialog'}
          onClose={close}
          size={size}
          title={say('ui.overlay.title')}
          closeLabel={say('widgets.close')}
          footer={
            <>
              <Button look="ghost" onClick={close}>
                {say('ui.overlay.leave')}
              </Button>
              <Button onClick={close}>{say('ui.overlay.stay')}</Button>
            </>
          }
        >
          <p className="mb-4">{say('ui.overlay.text')}</p>
          <Field label={say('ui.overlay.field')} optional={say('widgets.optional')}>
            {(wiring) => <TextArea {...wiring} value={comment} onChange={setComment} />}
          </Field>
        </Dialog>
        <Drawer
          open={open === 'drawer'}
          onClose={close}
          side="left"
          title={say('ui.overlay.drawer')}
          closeLabel={say('widgets.close')}
        >
          <ul className="grid gap-3">
            <li>
              <TextLink href="#overlays">{say('ui.nav.company')}</TextLink>
            </li>
            <li>
              <TextLink href="#overlays">{say('ui.nav.shareholders')}</TextLink>
            </li>
          </ul>
        </Drawer>
        <Drawer
          open={open === 'sheet'}
          onClose={close}
          phone="sheet"
          title={say('ui.overlay.sheet')}
          closeLabel={say('widgets.close')}
        >
          <SampleSheet />
        </Drawer>
      </Sample>
      <Sample name={say('ui.overlay.toasts')}>
        <Row>
          {(['info', 'positive', 'negative'] as const).map((tone) => (
            <Button key={tone} look="line" size="small" onClick={() => notify(tone)}>
              {say(`ui.overlay.toast_${tone}`)}
            </Button>
          ))}
        </Row>
      </Sample>
      <Sample name={say('ui.overlay.tooltip_trigger')}>
        <Row>
          <Tooltip text={say('ui.overlay.tooltip')}>
            {(id) => (
              <Button look="ghost" size="small" aria-describedby={id} before={<InfoIcon />}>
                {say('ui.overlay.tooltip_trigger')}
              </Button>
            )}
          </Tooltip>
          <Menu
            label={say('ui.overlay.account')}
            align="start"
            trigger={<Avatar initials="SV" on />}
            items={[
              {
                key: 'dashboard',
                label: say('ui.overlay.dashboard'),
                icon: <DocumentIcon />,
                href: '#overlays',
                newTab: say('widgets.new_tab'),
              },
              { key: 'out', label: say('ui.overlay.log_out'), icon: <UserIcon />, onSelect: close },
            ]}
          />
        </Row>
      </Sample>
    </Group>
  )
}
