import type { SafeView } from '@/lib/verify/safeView'

type HomeScreenProps = { safe: SafeView }

export function HomeScreen({ safe }: HomeScreenProps) {
  return <p>{safe.version}</p>
}
