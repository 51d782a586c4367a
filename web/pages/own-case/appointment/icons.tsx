// Drawings of the appointment alone, on the same grid as all others.
import { Draw, type IconProps } from '#web/ui/first-icons.tsx'

export const VideoIcon = (p: IconProps) => <Draw {...p} d="M3 5.5h9.2v9H3v-9Zm9.2 3.3L17 6v8l-4.8-2.8" />
export const PinIcon = (p: IconProps) => (
  <Draw
    {...p}
    d="M10 17.5s5.2-4.9 5.2-8.9a5.2 5.2 0 0 0-10.4 0c0 4 5.2 8.9 5.2 8.9Zm0-7a1.9 1.9 0 1 0 0-3.8 1.9 1.9 0 0 0 0 3.8Z"
  />
)
export const PeopleIcon = (p: IconProps) => (
  <Draw
    {...p}
    d="M7.4 9.4a2.7 2.7 0 1 0 0-5.4 2.7 2.7 0 0 0 0 5.4ZM2.4 16c.4-2.8 2.4-4.2 5-4.2s4.6 1.4 5 4.2m.3-7a2.5 2.5 0 1 0-.6-4.9m5.5 10.9c-.3-2-1.5-3.1-3.3-3.5"
  />
)
export const BookIcon = (p: IconProps) => (
  <Draw
    {...p}
    d="M10 5.2C8.4 4 6 3.6 3.2 3.8v11.4c2.8-.2 5.2.2 6.8 1.4 1.6-1.2 4-1.6 6.8-1.4V3.8C14 3.6 11.6 4 10 5.2Zm0 0v11.4"
  />
)
