import { useState } from 'react'
import { useLocale, useSay } from '#web/i18n/index.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { CardGrid } from '#web/ui/form-grid.tsx'
import { PlusIcon } from '#web/ui/icons.tsx'
import { initialsOf } from '#web/ui/initials.ts'
import { Logo } from '#web/ui/logo.tsx'
import { Price } from '#web/ui/price.tsx'
import { Rating } from '#web/ui/rating.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { AddTile, Tile } from '#web/ui/tile.tsx'
import { Group, Row, Sample } from './sample.tsx'

export function Content() {
  const say = useSay()
  const { locale } = useLocale()
  const [person, setPerson] = useState(0)
  const old = { cents: 35000, label: say('ui.content.was'), nowLabel: say('ui.content.now') }
  return (
    <Group id="content" title={say('ui.group.content')}>
      <Sample name={say('ui.content.card')} full>
        <CardGrid>
          <Card tone="green" as="article">
            <Tag tone="orange">{say('ui.content.best_tag')}</Tag>
            <h3 className="mt-2 text-2xl">{say('ui.content.best')}</h3>
            <p className="mt-2 mb-5 text-md text-green-soft">{say('ui.content.best_text')}</p>
            <footer className="flex flex-wrap items-baseline justify-between gap-2">
              <TextLink href="#content" look="inverse">
                {say('ui.content.best_link')}
              </TextLink>
              <Price cents={70900} locale={locale} decimals="never" before={say('ui.content.from')} size="card" />
            </footer>
          </Card>
          <Card as="article">
            <h3>{say('ui.content.card')}</h3>
            <p className="mt-2 mb-5 text-md text-ink-2">{say('ui.content.card_text')}</p>
            <footer className="flex flex-wrap items-baseline justify-between gap-2">
              <TextLink href="#content">{say('ui.content.begin')}</TextLink>
              <Price cents={39900} locale={locale} decimals="never" size="card" />
            </footer>
          </Card>
          <Card as="article" tone="muted">
            <h3>{say('ui.content.off')}</h3>
            <p className="mt-2 mb-5 text-md">{say('ui.content.off_text')}</p>
            <TextLink href="#content">{say('ui.content.contact')}</TextLink>
          </Card>
          <Card as="article" tone="sunken">
            <h3 className="mb-3">{say('ui.content.talk')}</h3>
            <Row>
              <Button look="line">{say('ui.content.chat')}</Button>
              <Button look="line">{say('ui.content.call')}</Button>
              <Button look="line">{say('ui.content.meet')}</Button>
            </Row>
          </Card>
        </CardGrid>
      </Sample>
      <Sample name={say('ui.content.so_far')}>
        <Card>
          <p className="text-hint text-ink-2">{say('ui.content.so_far')}</p>
          <p className="my-1.5">
            <Price cents={74800} locale={locale} decimals="never" size="big" />
          </p>
          <p className="mb-4 text-sm text-ink-2">{say('ui.content.excluding')}</p>
          <dl className="text-md">
            <div className="flex justify-between gap-4 border-t border-line py-2">
              <dt className="text-ink-2">{say('ui.content.card')}</dt>
              <dd>
                <Price cents={39900} locale={locale} />
              </dd>
            </div>
            <div className="flex justify-between gap-4 border-t border-line py-2">
              <dt className="text-ink-2">{say('ui.content.holding')}</dt>
              <dd>
                <Price cents={31000} locale={locale} old={old} badge={say('ui.content.discount')} />
              </dd>
            </div>
            <div className="mt-2 flex flex-wrap justify-between gap-4 border-t-2 border-ink pt-3 font-serif text-2xl font-semibold">
              <dt>{say('ui.content.total')}</dt>
              <dd>
                <Price cents={112164} locale={locale} size="total" />
              </dd>
            </div>
          </dl>
        </Card>
      </Sample>
      <Sample name={say('ui.nav.shareholders')}>
        <div className="grid gap-2.5 xs:grid-cols-2">
          <Tile
            before={<Avatar initials={initialsOf(say('ui.content.person'))} on={person === 0} />}
            title={say('ui.content.person')}
            detail={say('ui.content.person_detail')}
            selected={person === 0}
            onPress={() => setPerson(0)}
          />
          <Tile
            before={<Avatar initials="2" on={person === 1} />}
            title={say('ui.content.second')}
            detail={say('ui.content.second_detail')}
            selected={person === 1}
            onPress={() => setPerson(1)}
          />
          <AddTile before={<PlusIcon size={16} />} onPress={() => setPerson(0)}>
            {say('ui.content.add')}
          </AddTile>
        </div>
        <div className="mt-6">
          <Row>
            <Logo name={say('ui.content.brand')} />
            <Rating score={4.8} label={say('ui.content.rating')} />
            <Rating score={3.5} label={say('ui.content.rating_low')} />
          </Row>
        </div>
        <div className="mt-6">
          <Row>
            <Tag>{say('ui.content.tag_green')}</Tag>
            <Tag tone="orange">{say('ui.content.discount')}</Tag>
            <Tag tone="amber">{say('ui.content.tag_amber')}</Tag>
            <Tag tone="red">{say('ui.content.tag_red')}</Tag>
            <Tag tone="neutral">{say('ui.content.tag_neutral')}</Tag>
          </Row>
        </div>
      </Sample>
    </Group>
  )
}
