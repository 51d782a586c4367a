// The few drawings that a questionnaire begins with, apart from the rest: they come with its first load.
import { Draw, type IconProps } from './first-icons.tsx'

export const ChevronIcon = (p: IconProps) => <Draw {...p} d="m5.5 8 4.5 4.5L14.5 8" />
export const ArrowLeftIcon = (p: IconProps) => <Draw {...p} d="M16 10H4.5m4-4-4 4 4 4" />
export const ErrorIcon = (p: IconProps) => (
  <Draw {...p} d="M10 17.2a7.2 7.2 0 1 0 0-14.4 7.2 7.2 0 0 0 0 14.4Zm0-11v4.6m0 2.7v.1" />
)
