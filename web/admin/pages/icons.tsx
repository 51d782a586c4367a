// Drawings of the editor alone.
import { Draw, type IconProps } from '#web/ui/first-icons.tsx'

export const GripIcon = (p: IconProps) => (
  <Draw {...p} d="M7.5 5v.1M12.5 5v.1M7.5 10v.1M12.5 10v.1M7.5 15v.1M12.5 15v.1" />
)
export const MoreIcon = (p: IconProps) => <Draw {...p} d="M4.5 10v.1M10 10v.1M15.5 10v.1" />
export const BoldIcon = (p: IconProps) => (
  <Draw {...p} d="M6.5 4h4.3a2.9 2.9 0 0 1 0 5.8H6.5V4Zm0 5.8h5a3.1 3.1 0 0 1 0 6.2h-5V9.8Z" />
)
export const ItalicIcon = (p: IconProps) => <Draw {...p} d="M9 4h5.5M5.5 16H11M11.8 4l-3.6 12" />
export const HeadingIcon = (p: IconProps) => <Draw {...p} d="M5 4v12M15 4v12M5 10h10" />
export const BulletsIcon = (p: IconProps) => <Draw {...p} d="M8 5.5h9M8 10h9M8 14.5h9M4 5.5v.1M4 10v.1M4 14.5v.1" />
export const NumbersIcon = (p: IconProps) => (
  <Draw
    {...p}
    d="M8.5 5.5H17M8.5 10H17M8.5 14.5H17M3.5 4.5l1-.5v3.5M3.3 12.6c.3-.8 1.9-.7 1.8.3-.1.9-1.8 1.2-1.8 2.6h2"
  />
)
export const LinkIcon = (p: IconProps) => (
  <Draw
    {...p}
    d="M8.5 11.5a3 3 0 0 0 4.3 0l2.6-2.6a3 3 0 0 0-4.3-4.3l-.8.9m1.2 3a3 3 0 0 0-4.3 0l-2.6 2.6a3 3 0 0 0 4.3 4.3l.8-.9"
  />
)
export const UndoIcon = (p: IconProps) => <Draw {...p} d="M7 5 3.5 8.5 7 12M4 8.5h7.5a4 4 0 0 1 0 8H8" />
export const RedoIcon = (p: IconProps) => <Draw {...p} d="m13 5 3.5 3.5L13 12M16 8.5H8.5a4 4 0 0 0 0 8H12" />
