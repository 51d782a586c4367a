import type { Picture } from '#domain/content/index.ts'
import { leadsOutside } from './address.ts'

/** Where a picture is: one of ours by its name, one of a provider by its own address. */
export const pictureAddress = ({ file }: Picture): string =>
  leadsOutside(file) ? file : `/pictures/${encodeURIComponent(file)}`

type Props = {
  readonly picture: Picture
  /** In view at once, so it need not wait. */
  readonly first?: boolean
}

/** Fills the frame that it stands in, which keeps its room before it is here. */
export const ContentPicture = ({ picture, first = false }: Props) => (
  <img
    src={pictureAddress(picture)}
    alt={picture.alt}
    loading={first ? 'eager' : 'lazy'}
    decoding="async"
    className="size-full object-cover"
  />
)
