import { useEffect, useState } from 'react'
import { useSay } from '#web/i18n/index.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import {
  ArrowLeftIcon,
  ArrowRightIcon,
  CalendarIcon,
  ChatIcon,
  DocumentIcon,
  DownloadIcon,
  EditIcon,
  MobileIcon,
  SearchIcon,
  TrashIcon,
} from '#web/ui/icons.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { Group, Row, Sample } from './sample.tsx'

function BusyButton() {
  const say = useSay()
  const [busy, setBusy] = useState(false)
  useEffect(() => {
    if (!busy) return
    const timer = setTimeout(() => setBusy(false), 4000)
    return () => clearTimeout(timer)
  }, [busy])
  return (
    <Button busy={busy ? say('ui.button.working') : undefined} onClick={() => setBusy(true)}>
      {say('ui.button.try')}
    </Button>
  )
}

const icons = { CalendarIcon, ChatIcon, DocumentIcon, DownloadIcon, EditIcon, MobileIcon, SearchIcon, TrashIcon }

export function Actions() {
  const say = useSay()
  return (
    <Group id="actions" title={say('ui.group.actions')}>
      <Sample name={say('ui.state.default')} full>
        <Row>
          <Button after={<ArrowRightIcon />}>{say('ui.button.primary')}</Button>
          <Button look="line">{say('ui.button.line')}</Button>
          <Button look="ghost" before={<ArrowLeftIcon />}>
            {say('ui.button.ghost')}
          </Button>
          <Button look="danger" before={<TrashIcon />}>
            {say('ui.button.danger')}
          </Button>
          <ButtonLink href="#actions" after={<ArrowRightIcon />}>
            {say('ui.button.link')}
          </ButtonLink>
          <IconButton label={say('ui.button.icon')}>
            <TrashIcon />
          </IconButton>
        </Row>
      </Sample>
      <Sample name={say('ui.state.small')}>
        <Row>
          <Button size="small">{say('ui.button.save')}</Button>
          <Button size="small" look="line">
            {say('ui.button.line')}
          </Button>
          <Button size="small" look="ghost">
            {say('ui.button.ghost')}
          </Button>
        </Row>
      </Sample>
      <Sample name={say('ui.state.busy')}>
        <Row>
          <Button busy={say('ui.button.working')}>{say('ui.button.save')}</Button>
          <Button look="line" busy={say('ui.button.working')}>
            {say('ui.button.save')}
          </Button>
          <BusyButton />
        </Row>
      </Sample>
      <Sample name={say('ui.state.disabled')}>
        <Row>
          <Button disabled>{say('ui.button.save')}</Button>
          <Button look="line" disabled>
            {say('ui.button.line')}
          </Button>
          <IconButton label={say('ui.button.icon')} disabled>
            <TrashIcon />
          </IconButton>
        </Row>
      </Sample>
      <Sample name={say('ui.state.long')}>
        <Button after={<ArrowRightIcon />}>{say('ui.button.long')}</Button>
      </Sample>
      <Sample name={say('ui.state.wide')}>
        <Button wide size="large">
          {say('ui.button.save')}
        </Button>
      </Sample>
      <Sample name={say('ui.group.actions')}>
        <Row>
          <TextLink href="#actions">{say('ui.link.plain')}</TextLink>
          <TextLink href="#actions" newTab={say('widgets.new_tab')}>
            {say('ui.link.outside')}
          </TextLink>
          <TextLink href="#actions" look="quiet">
            {say('ui.link.quiet')}
          </TextLink>
        </Row>
      </Sample>
      <Sample name={say('ui.button.icons')}>
        <Row>
          {Object.entries(icons).map(([name, Icon]) => (
            <Icon key={name} size={24} />
          ))}
        </Row>
      </Sample>
    </Group>
  )
}
