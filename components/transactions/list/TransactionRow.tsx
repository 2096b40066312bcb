import { memo, useRef } from 'react'
import { FarRow } from './FarRow'
import { NearRow, type TransactionRowProps } from './NearRow'
import { useFarRoom } from './useFarRoom'

type ListedRowProps = TransactionRowProps & { /** It has more before it than a window shows. */ isFarAtFirst: boolean }

/** One transaction of a list. Of thousands only those near the window are more than their sentence. */
export const TransactionRow = memo(function TransactionRow({ isFarAtFirst, ...props }: ListedRowProps) {
  const rowRef = useRef<HTMLLIElement>(null)
  const room = useFarRoom(rowRef, isFarAtFirst)
  if (room === undefined) return <NearRow {...props} rowRef={rowRef} />
  const { chainId, address } = props.safe
  return <FarRow transaction={props.transaction} {...{ chainId, address, rowRef, room }} />
})
