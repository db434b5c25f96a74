/** Parameters that a form keeps, in their order: a name may be there several times. */
export function HiddenFields({ fields }: { fields: readonly (readonly [name: string, value: string])[] }) {
  return fields.map(([name, value], index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the fields of a form never change places
    <input key={index} type="hidden" name={name} value={value} />
  ))
}
