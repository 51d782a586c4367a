// By itself: what is in the file of all icons comes with the first load.
import { Draw, type IconProps } from './first-icons.tsx'

export const PercentIcon = (p: IconProps) => (
  <Draw
    {...p}
    d="M14.5 5.5l-9 9M6.5 4.6a1.9 1.9 0 1 0 0 3.8 1.9 1.9 0 0 0 0-3.8Zm7 7a1.9 1.9 0 1 0 0 3.8 1.9 1.9 0 0 0 0-3.8Z"
  />
)
