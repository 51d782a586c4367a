import { useLocale, useSay } from '#web/i18n/index.ts'
import { linkIn } from './address.ts'
import { PlayIcon } from './icons.tsx'
import { ContentPicture } from './picture.tsx'
import { ContentSection, Intro } from './section.tsx'
import type { BlockProps } from './surroundings.ts'

/** A film stays where it is: nothing of another site is in the page, and pressing opens it there. */
export function VideoBlock({ block: { title, text, address, picture } }: BlockProps<'video'>) {
  const say = useSay()
  const { locale } = useLocale()
  const href = linkIn(locale, address)
  return (
    <ContentSection title={title}>
      {(heading) => (
        <>
          {heading}
          {text !== null && <Intro>{text}</Intro>}
          {href !== null && (
            <a
              href={href}
              target="_blank"
              rel="noopener noreferrer"
              className="group relative mt-5.5 grid aspect-video max-w-dialog-medium place-items-center overflow-hidden rounded-l border border-line bg-sunken"
            >
              {picture && (
                <span className="absolute inset-0">
                  <ContentPicture picture={picture} sizes="(min-width: 56.25rem) 56.25rem, 100vw" />
                </span>
              )}
              <span className="relative flex items-center gap-2 rounded-full bg-green px-5 py-3 font-semibold text-white group-hover:bg-green-deep">
                <PlayIcon />
                {say('content.watch')}
                <span className="sr-only">
                  : {title} {say('shell.new_tab')}
                </span>
              </span>
            </a>
          )}
        </>
      )}
    </ContentSection>
  )
}
