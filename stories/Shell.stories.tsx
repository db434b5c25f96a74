import { Footer, Header } from '@jobsite/shell'
import type { Meta, StoryObj } from '@storybook/react-vite'

const meta: Meta = {
  title: 'Shell/Whole shell',
  render: () => (
    <>
      <Header />
      <main id="main-content" style={{ minHeight: 400, padding: 32, fontFamily: 'system-ui' }}>
        …
      </main>
      <Footer year={2026} />
    </>
  ),
}

export default meta

type Story = StoryObj

export const HomePage: Story = { globals: { page: 'homepage' } }

export const SearchResultPage: Story = { globals: { page: 'searchResult' } }

export const SalaryPageInEnglish: Story = { globals: { page: 'salary', language: 'en' } }

export const CareerCentreOfASeeker: Story = { globals: { page: 'dashboard', user: 'seeker' } }

export const OnAPhone: Story = { globals: { page: 'searchResult', viewport: { value: 'w360' } } }
