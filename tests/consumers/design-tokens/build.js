// Builds tokens.json with Style Dictionary, as the docs say: one CSS file for light pages and one for dark ones.
import tokens from '@jobsite/shell/tokens.json' with { type: 'json' }
import StyleDictionary from 'style-dictionary'

for (const mode of ['light', 'dark']) {
  const dictionary = new StyleDictionary({
    tokens: { ...tokens, color: tokens.color[mode] },
    // It has no transform of its own for a duration.
    hooks: {
      transforms: {
        duration: {
          type: 'value',
          filter: ({ $type }) => $type === 'duration',
          transform: ({ $value: { value, unit } }) => `${value}${unit}`,
        },
      },
    },
    platforms: {
      css: {
        transformGroup: 'css',
        transforms: ['duration'],
        buildPath: 'dist/',
        files: [{ format: 'css/variables', destination: `${mode}.css` }],
      },
    },
    log: { warnings: 'error', verbosity: 'verbose' },
  })
  await dictionary.buildAllPlatforms()
}
