/** Competitors, and what each is best at. Versions of the last comparison. */
export const FIELD: readonly { readonly spec: string; readonly what: string }[] = [
  { spec: 'govuk-frontend@6.6.0', what: 'header, footer and parts of a government' },
  { spec: '@navikt/nav-dekoratoren-moduler@1.6.10', what: 'header and footer of all of a site' },
  { spec: '@carbon/react@1.117.0', what: 'shell and parts of a design system' },
  { spec: 'next-intl@4.14.8', what: 'localized routes and switches' },
  { spec: '@algolia/autocomplete-js@1.19.12', what: 'search with suggestions' },
  { spec: '@floating-ui/react@0.27.20', what: 'menus and dialogs' },
]
