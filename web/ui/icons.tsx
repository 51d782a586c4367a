// Our own small drawings on a 20 × 20 grid. They are decoration: the words stand beside them or in a label.
import { Draw, type IconProps } from './first-icons.tsx'

export { ArrowRightIcon, CheckIcon, ExternalIcon } from './first-icons.tsx'
export { ArrowLeftIcon, ChevronIcon, ErrorIcon } from './question-icons.tsx'

export const CloseIcon = (p: IconProps) => <Draw {...p} d="m5 5 10 10M15 5 5 15" />
export const PlusIcon = (p: IconProps) => <Draw {...p} d="M10 4.5v11M4.5 10h11" />
export const ChevronLeftIcon = (p: IconProps) => <Draw {...p} d="M12 5.5 7.5 10l4.5 4.5" />
export const ChevronRightIcon = (p: IconProps) => <Draw {...p} d="M8 5.5 12.5 10 8 14.5" />
export const CalendarIcon = (p: IconProps) => (
  <Draw
    {...p}
    d="M4.5 4.5h11A1.5 1.5 0 0 1 17 6v9.5a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 3 15.5V6a1.5 1.5 0 0 1 1.5-1.5ZM3 8.5h14M6.8 2.8v3M13.2 2.8v3"
  />
)
export const SearchIcon = (p: IconProps) => (
  <Draw {...p} d="M9 14.5a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11Zm4-1.5 3.5 3.5" />
)
export const InfoIcon = (p: IconProps) => (
  <Draw {...p} d="M10 17.2a7.2 7.2 0 1 0 0-14.4 7.2 7.2 0 0 0 0 14.4Zm0-8v4.3m0-6.8v.1" />
)
export const WarningIcon = (p: IconProps) => <Draw {...p} d="M10 3.2 2.6 16.3h14.8L10 3.2Zm0 5v4m0 1.9v.1" />
export const EyeIcon = (p: IconProps) => (
  <Draw
    {...p}
    d="M2.2 10S5 4.8 10 4.8 17.8 10 17.8 10 15 15.2 10 15.2 2.2 10 2.2 10Zm7.8 2.3a2.3 2.3 0 1 0 0-4.6 2.3 2.3 0 0 0 0 4.6Z"
  />
)
export const EyeOffIcon = (p: IconProps) => (
  <Draw
    {...p}
    d="M2.2 10S5 4.8 10 4.8 17.8 10 17.8 10 15 15.2 10 15.2 2.2 10 2.2 10Zm7.8 2.3a2.3 2.3 0 1 0 0-4.6 2.3 2.3 0 0 0 0 4.6ZM3.5 16.5l13-13"
  />
)
export const BellIcon = (p: IconProps) => (
  <Draw {...p} d="M5 13.5V9a5 5 0 0 1 10 0v4.5l1.3 1.5H3.7L5 13.5ZM8.3 17.2a2 2 0 0 0 3.4 0" />
)
export const ChatIcon = (p: IconProps) => (
  <Draw
    {...p}
    d="M4 4h12a1.5 1.5 0 0 1 1.5 1.5v7A1.5 1.5 0 0 1 16 14H9.5L6 17v-3H4a1.5 1.5 0 0 1-1.5-1.5v-7A1.5 1.5 0 0 1 4 4Z"
  />
)
export const MobileIcon = (p: IconProps) => (
  <Draw {...p} d="M6.5 2.8h7a1 1 0 0 1 1 1v12.4a1 1 0 0 1-1 1h-7a1 1 0 0 1-1-1V3.8a1 1 0 0 1 1-1Zm2.6 12h1.8" />
)
export const DocumentIcon = (p: IconProps) => (
  <Draw {...p} d="M5.5 2.8h6l3.5 3.5v10.2H5.5a.7.7 0 0 1-.7-.7V3.5a.7.7 0 0 1 .7-.7Zm5.7.2v3.5h3.6M7.5 10h5m-5 3h5" />
)
export const DownloadIcon = (p: IconProps) => <Draw {...p} d="M10 3.5v9m-3.5-3.3 3.5 3.5 3.5-3.5M4 16.5h12" />
export const EditIcon = (p: IconProps) => <Draw {...p} d="m12.8 4.2 3 3L7 16l-3.7.7L4 13l8.8-8.8Z" />
export const TrashIcon = (p: IconProps) => (
  <Draw
    {...p}
    d="M3.5 5.5h13m-8.3-2.3h3.6M5.2 5.5l.7 10.2a1.3 1.3 0 0 0 1.3 1.2h5.6a1.3 1.3 0 0 0 1.3-1.2l.7-10.2M8.3 9v4.5M11.7 9v4.5"
  />
)
export const UserIcon = (p: IconProps) => (
  <Draw {...p} d="M10 10a3.3 3.3 0 1 0 0-6.6 3.3 3.3 0 0 0 0 6.6Zm-6.3 7c.5-3 3.1-4.7 6.3-4.7s5.8 1.7 6.3 4.7" />
)
export const ClockIcon = (p: IconProps) => (
  <Draw {...p} d="M10 6v4.2l2.8 1.8M17.5 10a7.5 7.5 0 1 1-15 0 7.5 7.5 0 0 1 15 0Z" />
)
export const CopyIcon = (p: IconProps) => (
  <Draw
    {...p}
    d="M8 7h7.5a1 1 0 0 1 1 1v7.5a1 1 0 0 1-1 1H8a1 1 0 0 1-1-1V8a1 1 0 0 1 1-1Zm-4-.5V4.3a.8.8 0 0 1 .8-.8H12a1 1 0 0 1 1 1"
  />
)
export const CameraIcon = (p: IconProps) => (
  <Draw
    {...p}
    d="M3.5 6h3l1.2-2h4.6l1.2 2h3a1 1 0 0 1 1 1v8a1 1 0 0 1-1 1h-13a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1Zm6.5 7.8a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z"
  />
)
export const LockIcon = (p: IconProps) => (
  <Draw
    {...p}
    d="M5.5 9h9a1 1 0 0 1 1 1v5.5a1 1 0 0 1-1 1h-9a1 1 0 0 1-1-1V10a1 1 0 0 1 1-1ZM7 9V6.5a3 3 0 0 1 6 0V9m-3 3v1.8"
  />
)
export const BuildingIcon = (p: IconProps) => (
  <Draw {...p} d="M4.5 17V3.5h7V17m0-9.5h4V17M3 17h14M7 6.8h2M7 10h2m-2 3.2h2" />
)
