type TextLinesProps = { texts: readonly string[]; as?: 'p' | 'li'; className?: string | undefined }

/** Sentences below each other. They come as they are, all at once: the place of each is its name. */
export function TextLines({ texts, as: Line = 'li', className }: TextLinesProps) {
  return texts.map((text, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: what is said in another place is another line
    <Line key={index} className={className}>
      {text}
    </Line>
  ))
}
