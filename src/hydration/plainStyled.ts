import { plainElement } from './plainRoot.tsx'

const innerRoot = (tag: string) => ({
  withConfig:
    ({ componentId }: { componentId: string }) =>
    (_styles: TemplateStringsArray) =>
      plainElement(tag, componentId),
})

/** Replaces the subset of styled-components used by inner roots, in the build without it. */
export const styled = { div: innerRoot('div'), dialog: innerRoot('dialog') }
