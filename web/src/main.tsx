import "./ui/base.css";
import { render } from "preact";

const root = document.getElementById("app");
if (root) render(<p>Potluck</p>, root);
