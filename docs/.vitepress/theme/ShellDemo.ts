import { useData, withBase } from 'vitepress'
import { computed, defineComponent, h, onBeforeUnmount, onMounted, ref, watch } from 'vue'
import { DEFAULT_URLS, DEMOS, type Demo, type DemoMessage, type DemoName, demoFile } from '../demos/demos.ts'

/** Widths of an example's window, in px: the smallest one with the header of desktops, and a phone's. */
const DESKTOP = 1040
const PHONE = 390

/** Below this width of the page, in px, an example is as wide as the page. */
const NARROW = 640

type Choice<Value extends string> = readonly (readonly [value: Value, label: string])[]

const LANGUAGES: Choice<'vi' | 'en'> = [
  ['vi', 'Tiếng Việt'],
  ['en', 'English'],
]
const WIDTHS: Choice<'desktop' | 'phone'> = [
  ['desktop', 'Desktop'],
  ['phone', 'Phone'],
]
const USERS: Choice<'visitor' | 'seeker'> = [
  ['visitor', 'Visitor'],
  ['seeker', 'Logged in'],
]

/** A live example in a frame of its own, with a bar that shows its URL and changes its page. */
export const ShellDemo = defineComponent({
  props: { name: { type: String, required: true } },
  setup({ name }) {
    const demo: Demo = DEMOS[name as DemoName]
    // biome-ignore lint/correctness/useHookAtTopLevel: Vue calls setup once.
    const { isDark } = useData()
    const language = ref<'vi' | 'en'>('vi')
    const width = ref<'desktop' | 'phone'>(demo.width ?? 'desktop')
    const user = ref<'visitor' | 'seeker'>('visitor')
    const url = ref('')
    const space = ref(DESKTOP)
    const box = ref<HTMLElement>()
    const frame = ref<HTMLIFrameElement>()
    // The language of the page that is loaded: following a link in it may change what it shows.
    const loaded = ref<'vi' | 'en'>('vi')
    const source = computed(() => withBase(`/demos/${demoFile(name, loaded.value, user.value)}`))
    const isNarrow = computed(() => space.value < NARROW)
    const frameWidth = computed(() => {
      if (isNarrow.value) return space.value
      return width.value === 'phone' ? PHONE : Math.max(space.value, demo.least ?? DESKTOP)
    })
    const scale = computed(() => Math.min(1, space.value / frameWidth.value))

    const paint = (): void => {
      const root = frame.value?.contentDocument?.documentElement
      if (root) root.style.colorScheme = isDark.value ? 'dark' : 'light'
    }
    const hear = ({ data, source: from }: MessageEvent<DemoMessage>): void => {
      if (from !== frame.value?.contentWindow || data?.demo !== name) return
      url.value = data.url
      language.value = data.language
    }
    const observer = { end: () => {} }
    onMounted(() => {
      const resize = new ResizeObserver(([entry]) => {
        if (entry && entry.contentRect.width > 0) space.value = entry.contentRect.width
      })
      if (box.value) resize.observe(box.value)
      addEventListener('message', hear)
      observer.end = () => {
        resize.disconnect()
        removeEventListener('message', hear)
      }
    })
    onBeforeUnmount(() => observer.end())
    watch(isDark, paint)

    const buttons = <Value extends string>(
      label: string,
      choice: Choice<Value>,
      chosen: Value,
      choose: (value: Value) => void,
    ) =>
      h(
        'div',
        { class: 'demo-choice', role: 'group', 'aria-label': label },
        choice.map(([value, text]) =>
          h(
            'button',
            {
              type: 'button',
              'aria-pressed': value === chosen,
              lang: value === 'vi' ? 'vi' : undefined,
              onClick: () => choose(value),
            },
            text,
          ),
        ),
      )

    return () =>
      h('figure', { class: 'demo', 'aria-label': `Live example: ${name}` }, [
        h('div', { class: 'demo-bar' }, [
          h('output', { class: 'demo-url', 'aria-label': 'URL of the example' }, [
            url.value || (demo.urls ?? DEFAULT_URLS)[language.value],
          ]),
          buttons('Language', LANGUAGES, language.value, (value) => {
            language.value = value
            loaded.value = value
            url.value = ''
          }),
          demo.hasUser &&
            buttons('User', USERS, user.value, (value) => {
              user.value = value
              loaded.value = language.value
              url.value = ''
            }),
          h('div', { class: 'demo-widths' }, [
            buttons('Width', WIDTHS, width.value, (value) => {
              width.value = value
            }),
          ]),
        ]),
        h('div', { class: 'demo-stage', ref: box, style: { height: `${demo.height}px` } }, [
          h('iframe', {
            ref: frame,
            key: source.value,
            src: source.value,
            title: `${name}, live`,
            loading: 'lazy',
            onLoad: paint,
            style: {
              width: `${frameWidth.value}px`,
              height: `${demo.height / scale.value}px`,
              transform: scale.value < 1 ? `scale(${scale.value})` : undefined,
            },
          }),
        ]),
      ])
  },
})
