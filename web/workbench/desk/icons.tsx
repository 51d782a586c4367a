// Drawings of the workbench alone, on the same grid as all others.
import { Draw, type IconProps } from '#web/ui/first-icons.tsx'

export const FlagIcon = (p: IconProps) => <Draw {...p} d="M5.5 17V3.5M5.5 4.2h8.8l-2 3.3 2 3.3H5.5" />
export const NoteIcon = (p: IconProps) => <Draw {...p} d="M4 4h12v8l-4 4H4V4Zm8 12v-4h4" />
export const RotateIcon = (p: IconProps) => <Draw {...p} d="M15.5 7.5A6.2 6.2 0 1 0 16.2 11M15.8 3.5v4.2h-4.2" />
export const LargerIcon = (p: IconProps) => (
  <Draw {...p} d="M9 14.5a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11Zm4-1.5 3.5 3.5M9 7v4M7 9h4" />
)
export const SmallerIcon = (p: IconProps) => (
  <Draw {...p} d="M9 14.5a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11Zm4-1.5 3.5 3.5M7 9h4" />
)
export const FitIcon = (p: IconProps) => (
  <Draw {...p} d="M4 4h12v12H4V4Zm3.5 6h5m-5 0 1.5-1.5M7.5 10 9 11.5m3.5-1.5L11 8.5m1.5 1.5L11 11.5" />
)
export const FullIcon = (p: IconProps) => <Draw {...p} d="M7.5 3.5h-4v4m9-4h4v4m0 5v4h-4m-5 0h-4v-4" />
