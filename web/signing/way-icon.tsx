import type { SigningWay } from '#domain/signing/index.ts'
import { EditIcon, MobileIcon } from '#web/ui/icons.tsx'

/** A phone for who signs with it, a pen for who signs on paper. */
export const WayIcon = ({ way }: { readonly way: SigningWay }) => (way === 'online' ? <MobileIcon /> : <EditIcon />)
